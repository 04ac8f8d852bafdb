import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem, {type Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {useAuth} from '../context/useAuth';

/** The administration's pages, for admins only. It stands first in its group: appearing, it pushes nothing. */
export function AdminMenu(props: Props) {
  const {user} = useAuth();
  if (!user?.isAdmin) return null;
  return (
    <DropdownNavbarItem
      {...props}
      label={translate({id: 'navbar.admin', message: 'Admin'})}
      items={[
        {label: translate({id: 'navbar.admin.overview', message: 'Overview'}), to: '/admin/AdminDashboard'},
        {label: translate({id: 'navbar.admin.users', message: 'User Management'}), to: '/admin/Users'},
        {
          label: translate({id: 'navbar.admin.collections', message: 'Collections Management'}),
          to: '/admin/Collections',
        },
      ]}
    />
  );
}

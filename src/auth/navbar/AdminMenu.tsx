import {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
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
        {label: translate({id: 'navbar.admin.overview', message: 'Overview'}), to: paths.adminDashboard},
        {label: translate({id: 'navbar.admin.users', message: 'User Management'}), to: paths.adminUsers},
        {
          label: translate({id: 'navbar.admin.collections', message: 'Collections Management'}),
          to: paths.adminCollections,
        },
      ]}
    />
  );
}

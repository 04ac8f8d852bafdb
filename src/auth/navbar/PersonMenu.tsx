import {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {paths} from '@site/src/site/paths';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem, {type Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {useAuth} from '../context/useAuth';
import {Avatar} from './Avatar';
import styles from './navbar.module.css';

type Items = DropdownProps['items'];

// The types of Docusaurus list its own items only; ComponentTypes registers this one.
const email = {type: 'custom-personEmail'} as unknown as Items[number];

/**
 * The account of the person who is signed in, or the way to sign in. All its forms are equally wide, so that nothing
 * moves when the session is read.
 */
export function PersonMenu({items: _items, ...props}: DropdownProps) {
  const {status, user} = useAuth();
  const {mobile = false} = props;
  if (status === 'signedOut') {
    const label = translate({id: 'navbar.person.signIn', message: 'Sign In'});
    return (
      <DefaultNavbarItem
        {...(mobile ? {mobile} : {position: 'right', className: styles.signIn})}
        label={label}
        to={paths.dashboard}
      />
    );
  }
  const name = translate({
    id: 'navbar.person',
    message: 'Account',
    description: 'Navbar menu of the person who is signed in',
  });
  const account = {
    label: translate({id: 'navbar.person.account', message: 'Your account'}),
    to: paths.account,
    // The path alone does not say which panel is open; the list of panels marks it.
    isActive: () => false,
  };
  const signOut = {label: translate({id: 'navbar.person.signOut', message: 'Sign Out'}), to: paths.logout};
  // Before the browser knows who is signed in, "Sign Out" would be wrong for some; the account is right for all.
  const items = user ? [email, account, signOut] : [account];
  if (mobile) return <DropdownNavbarItem {...props} label={name} items={items} />;
  return (
    <DropdownNavbarItem
      {...props}
      className={styles.person}
      label={
        <>
          <Avatar name={user?.name} />
          <span className={hidden.hidden}>{name}</span>
        </>
      }
      items={items}
    />
  );
}

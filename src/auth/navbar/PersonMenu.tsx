import {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import DropdownNavbarItem, {type Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {Auth} from '../state/auth';
import {useAuth} from '../context/useAuth';

type Items = DropdownProps['items'];

// The types of Docusaurus list its own items only; ComponentTypes registers this one.
const email = {type: 'custom-personEmail'} as unknown as Items[number];

/**
 * Whose session this is and the way out or in. Its button looks the same whoever is here, so that nothing moves when
 * the session is read.
 */
export function PersonMenu(props: DropdownProps) {
  const auth = useAuth();
  return (
    <DropdownNavbarItem
      {...props}
      label={translate({
        id: 'navbar.person',
        message: 'Account',
        description: 'Navbar menu of the person who is signed in, or is not',
      })}
      items={itemsFor(auth)}
    />
  );
}

function itemsFor({status, user}: Auth): Items {
  const signIn = {label: translate({id: 'navbar.person.signIn', message: 'Sign In'}), to: paths.dashboard};
  const account = {
    label: translate({id: 'navbar.person.account', message: 'Your account'}),
    to: paths.dashboard,
  };
  const signOut = {label: translate({id: 'navbar.person.signOut', message: 'Sign Out'}), to: paths.logout};
  // Before anybody knows, "Sign In" would be wrong for some and "Sign Out" for others; the account is right for all.
  if (status === 'unknown') return [account];
  return user ? [email, account, signOut] : [signIn];
}

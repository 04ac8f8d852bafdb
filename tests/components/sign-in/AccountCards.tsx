import {useAuth} from '../../../src/auth';
import {Authenticator} from '../../../src/dashboard/account/Authenticator';
import {Groups} from '../../../src/dashboard/account/Groups';
import {PasswordChange} from '../../../src/dashboard/account/PasswordChange';
import {Profile} from '../../../src/dashboard/account/Profile';

/** Who is signed in, what they may use, and how they sign in: cards of the account panel. */
export function AccountCards() {
  const {user} = useAuth();
  if (!user) return null;
  return (
    <>
      <Profile user={user} />
      <Groups user={user} />
      <Authenticator email={user.email} />
      <PasswordChange email={user.email} />
    </>
  );
}

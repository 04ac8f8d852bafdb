import Translate from '@docusaurus/Translate';
import {removeAuthenticator} from '@site/src/auth/session/account';
import {PasswordProof} from './PasswordProof';

interface Props {
  readonly email: string;
  readonly onRemoved: () => void;
}

/** Says what it means to switch the second step off, and asks for the password first. */
export function AuthenticatorRemoval({email, onRemoved}: Props) {
  return (
    <PasswordProof
      email={email}
      action={<Translate id="dashboard.totp.removeSubmit">Switch off the second step</Translate>}
      submit={async (password) => {
        await removeAuthenticator(email, password);
        onRemoved();
      }}
    >
      <Translate id="dashboard.totp.removeText">
        Without the second step, anyone who learns your password can sign in to your account. The entry in
        your app will stop working; to use an app again, you add a new entry.
      </Translate>
    </PasswordProof>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {describePasskeyError} from '@site/src/auth/errors/describePasskeyError';
import {addProvenPasskey} from '@site/src/auth/session/passkeys';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {notify} from '@site/src/components/notices';
import {PasswordProof} from './PasswordProof';

interface Props {
  readonly email: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Asks for the password before a passkey is added. */
export function PasskeyAddition({email, onAdded, onClose}: Props) {
  return (
    <Dialog
      title={translate({id: 'dashboard.passkeys.addTitle', message: 'Add a passkey'})}
      onClose={onClose}
    >
      <PasswordProof
        email={email}
        action={<Translate id="dashboard.passkeys.addSubmit">Create the passkey</Translate>}
        submit={async (password) => {
          if (!(await addProvenPasskey(email, password))) return;
          notify(
            'success',
            translate({id: 'dashboard.passkeys.added', message: 'The passkey has been added.'}),
          );
          onAdded();
          onClose();
        }}
        describe={describePasskeyError}
      >
        <Translate id="dashboard.passkeys.addText">
          A passkey signs in to your account without the password. Your password shows that it is you who adds
          it.
        </Translate>
      </PasswordProof>
    </Dialog>
  );
}

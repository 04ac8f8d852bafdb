import Translate, {translate} from '@docusaurus/Translate';
import {describePasskeyError} from '@site/src/auth/errors/describePasskeyError';
import {removePasskey, type Passkey} from '@site/src/auth/session/passkeys';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {Moment} from '@site/src/components/moment/Moment';
import {notify} from '@site/src/components/notices';
import {PasswordProof} from './PasswordProof';

interface Props {
  readonly email: string;
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Says what a removed passkey means, and asks for the password before it is removed. */
export function PasskeyRemoval({email, passkey: {id, name, addedAt}, onRemoved, onClose}: Props) {
  return (
    <Dialog
      title={translate({id: 'dashboard.passkeys.removeTitle', message: 'Remove {name}?'}, {name})}
      onClose={onClose}
    >
      <PasswordProof
        email={email}
        action={<Translate id="dashboard.passkeys.removeAction">Remove the passkey</Translate>}
        submit={async (password) => {
          await removePasskey(id, email, password);
          notify(
            'success',
            translate({id: 'dashboard.passkeys.removed', message: 'The passkey has been removed.'}),
          );
          onRemoved();
          onClose();
        }}
        describe={describePasskeyError}
      >
        <Translate id="dashboard.passkeys.removeText" values={{time: <Moment at={addedAt} />}}>
          {
            'This passkey, added {time}, will no longer sign you in. Your device still lists it until you delete it there as well.'
          }
        </Translate>
      </PasswordProof>
    </Dialog>
  );
}

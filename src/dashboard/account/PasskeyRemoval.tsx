import Translate, {translate} from '@docusaurus/Translate';
import {removePasskey, type Passkey} from '@site/src/auth/session/passkeys';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {notify} from '@site/src/components/notices';

interface Props {
  readonly passkey: Passkey;
  readonly describe: (error: unknown) => {readonly text: string};
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Says what a removed passkey means before it is removed. */
export function PasskeyRemoval({passkey: {id, name}, describe, onRemoved, onClose}: Props) {
  return (
    <Confirm
      title={translate({id: 'dashboard.passkeys.removeTitle', message: 'Remove {name}?'}, {name})}
      action={translate({id: 'dashboard.passkeys.removeAction', message: 'Remove the passkey'})}
      onConfirm={async () => {
        await removePasskey(id);
        notify(
          'success',
          translate({id: 'dashboard.passkeys.removed', message: 'The passkey has been removed.'}),
        );
        onRemoved();
      }}
      describe={describe}
      onClose={onClose}
    >
      <Translate id="dashboard.passkeys.removeText">
        This passkey will no longer sign you in. Your device still lists it until you delete it there as well.
      </Translate>
    </Confirm>
  );
}

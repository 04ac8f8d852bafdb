import Translate from '@docusaurus/Translate';
import {useForm} from '@site/src/components/form';
import {describePasskeyError} from '../../errors/describePasskeyError';
import {useAuthenticator} from '../../session/authenticator';
import {addPasskey} from '../../session/passkeys';
import {declinePasskey} from '../passkeyOffer';
import {StepLink} from '../StepLink';
import {ViewForm} from '../ViewForm';

/** Offers a passkey to somebody who has signed in without one, once in a browser. */
export function PasskeyPromptView() {
  const {submitForm, skipVerification} = useAuthenticator();
  const form = useForm({
    submit: async () => {
      if (await addPasskey()) submitForm();
    },
    describe: describePasskeyError,
  });
  const decline = () => {
    declinePasskey();
    skipVerification();
  };
  return (
    <ViewForm
      title={<Translate id="auth.title.passkey">Sign in faster next time</Translate>}
      form={form}
      button={<Translate id="auth.passkey.create">Create a passkey</Translate>}
      links={
        <StepLink onClick={decline}>
          <Translate id="auth.notNow">Not now</Translate>
        </StepLink>
      }
    >
      <p>
        <Translate id="auth.passkey.why">
          With a passkey you sign in with your fingerprint, your face or the PIN of this device. No password
          is needed then, and no other site can ask for it.
        </Translate>
      </p>
    </ViewForm>
  );
}

import Translate from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useAuthenticator} from '../../session/authenticator';
import {AuthenticatorSetup} from '../AuthenticatorSetup';
import {authenticatorUri} from '../authenticatorUri';
import {BackToSignIn} from '../BackToSignIn';
import {useSignIn} from '../SignInContext';
import {useArrival} from '../useArrival';
import {useSubmission} from '../useSubmission';
import {ViewTitle} from '../ViewTitle';
import styles from '../forms.module.css';

/** The user pool demands an authenticator app, and this person has none yet. */
export function TotpSetupView() {
  const {title} = useSiteSettings();
  const {email} = useSignIn();
  const {submitForm} = useAuthenticator();
  const {totpSecretCode} = useArrival();
  const submission = useSubmission();
  const secret = totpSecretCode ?? '';
  return (
    <>
      <ViewTitle>
        <Translate id="auth.title.totpSetup">Add an authenticator app</Translate>
      </ViewTitle>
      <p>
        <Translate id="auth.totpSetup.why">
          This account needs a second step at sign-in: a code from an authenticator app.
        </Translate>
      </p>
      <AuthenticatorSetup
        secret={secret}
        uri={authenticatorUri(title, email, secret)}
        confirm={(code) => submission(() => submitForm({confirmation_code: code}))}
      />
      <p className={styles.others}>
        <BackToSignIn />
      </p>
    </>
  );
}

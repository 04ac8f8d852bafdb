import Translate from '@docusaurus/Translate';
import {respondToChallenge} from '../../session/signIn';
import {AuthenticatorSetup} from '../AuthenticatorSetup';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';

/** The user pool demands an authenticator app, and this person has none yet. */
export function TotpSetupStep(props: StepProps & {readonly secret: string; readonly uri: string}) {
  const {email, secret, uri} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  return (
    <>
      <p>
        <Translate id="auth.totpSetup.why">
          This account needs a second step at sign-in: a code from an authenticator app.
        </Translate>
      </p>
      <AuthenticatorSetup
        secret={secret}
        uri={uri}
        confirm={async (code) => proceed(await respondToChallenge(code, {issuer, email}))}
      />
    </>
  );
}

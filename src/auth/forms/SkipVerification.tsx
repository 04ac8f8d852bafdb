import Translate from '@docusaurus/Translate';
import {useAuthenticator} from '../session/authenticator';
import {StepLink} from './StepLink';

/** Goes on without what is only recommended. */
export function SkipVerification() {
  const {skipVerification} = useAuthenticator();
  return (
    <StepLink onClick={() => skipVerification()}>
      <Translate id="auth.notNow">Not now</Translate>
    </StepLink>
  );
}

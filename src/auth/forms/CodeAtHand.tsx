import Translate from '@docusaurus/Translate';
import {useAuthenticator} from '../session/authenticator';
import {useSignIn} from './SignInContext';
import {StepLink} from './StepLink';

/** Leads whoever has a code already past the step that would send one. */
export function CodeAtHand() {
  const {attempt} = useSignIn();
  const {submitForm} = useAuthenticator();
  const goOn = () => {
    attempt.hasCode = true;
    submitForm({email: attempt.email, username: attempt.email});
  };
  return (
    <StepLink onClick={goOn}>
      <Translate id="auth.haveCode">I have a code</Translate>
    </StepLink>
  );
}

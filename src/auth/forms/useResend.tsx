import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {useState} from 'react';
import {describeAuthError} from '../errors/describeAuthError';
import {useAuthenticator} from '../session/authenticator';
import {checkEmail} from './checks';
import {useSignIn} from './SignInContext';
import {StepLink} from './StepLink';
import {useSubmission} from './useSubmission';

/** A new code on request: the link that asks for it, and what came of it. */
export function useResend() {
  const {email} = useSignIn();
  const {resendCode, isPending} = useAuthenticator();
  const submission = useSubmission();
  const [outcome, setOutcome] = useState<{kind: 'error' | 'info'; text: string}>();
  const resend = async () => {
    if (isPending) return;
    // What is said a second time is announced only if it has gone before.
    setOutcome(undefined);
    try {
      const [problem] = checkEmail(email);
      if (problem) return setOutcome({kind: 'error', text: problem.text});
      await submission(() => resendCode());
      setOutcome({
        kind: 'info',
        text: translate({
          id: 'auth.code.sentAgain',
          message: 'A new code is on its way. Earlier codes no longer work.',
        }),
      });
    } catch (failure) {
      setOutcome({kind: 'error', text: describeAuthError(failure).text});
    }
  };
  return {
    link: (
      <StepLink onClick={() => void resend()}>
        <Translate id="auth.code.resend">Send a new code</Translate>
      </StepLink>
    ),
    outcome: outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>,
  };
}

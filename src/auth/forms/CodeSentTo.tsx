import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {useState} from 'react';
import {describeAuthError} from '../errors/describeAuthError';
import {StepLink} from './StepLink';

interface Props {
  readonly email: string;
  readonly resend: () => Promise<void>;
}

/** Says where the code went, and sends another on request. */
export function CodeSentTo({email, resend}: Props) {
  const [outcome, setOutcome] = useState<{kind: 'error' | 'info'; text: string}>();
  const sendAgain = async () => {
    try {
      await resend();
      setOutcome({
        kind: 'info',
        text: translate({
          id: 'auth.code.sentAgain',
          message: 'A new code is on its way. Earlier ones no longer count.',
        }),
      });
    } catch (error) {
      setOutcome({kind: 'error', text: describeAuthError(error).text});
    }
  };
  return (
    <>
      <p>
        <Translate id="auth.code.sentTo" values={{email: <strong>{email}</strong>}}>
          {'A code of six digits is on its way to {email}.'}
        </Translate>{' '}
        <StepLink onClick={() => void sendAgain()}>
          <Translate id="auth.code.resend">Send a new code</Translate>
        </StepLink>
      </p>
      {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
    </>
  );
}

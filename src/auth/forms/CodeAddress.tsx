import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, TextField} from '@site/src/components/form';
import {useState} from 'react';
import {describeAuthError} from '../errors/describeAuthError';
import {checkEmail} from './checks';
import {StepLink} from './StepLink';

interface Props {
  readonly email: string;
  /** Whether a code was sent to the address a moment ago; otherwise the person says that they have one. */
  readonly isCodeSent: boolean;
  readonly onEmail: (email: string) => void;
  readonly error: string | undefined;
  readonly resend: (email: string) => Promise<void>;
}

/** The address that a code was sent to, and a new code on request. */
export function CodeAddress({email, isCodeSent, onEmail, error, resend}: Props) {
  const [outcome, setOutcome] = useState<{kind: 'error' | 'info'; text: string}>();
  const sendAgain = async () => {
    try {
      const [problem] = checkEmail(email);
      if (problem) return setOutcome({kind: 'error', text: problem.text});
      await resend(email.trim());
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
  const again = (
    <StepLink onClick={() => void sendAgain()}>
      <Translate id="auth.code.resend">Send a new code</Translate>
    </StepLink>
  );
  return (
    <>
      {isCodeSent ? (
        <p>
          <Translate id="auth.code.sentTo" values={{email: <strong>{email}</strong>}}>
            {'A six-digit code is on its way to {email}.'}
          </Translate>{' '}
          {again}
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        </p>
      ) : (
        <>
          <p>
            <Translate id="auth.code.had">Enter the six-digit code from your email.</Translate> {again}
          </p>
          <TextField
            name="email"
            type="email"
            label={translate({id: 'auth.field.email', message: 'Email address'})}
            autoComplete="username"
            defaultValue={email}
            onChange={(event) => onEmail(event.target.value)}
            error={error}
            required
          />
        </>
      )}
      {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
    </>
  );
}

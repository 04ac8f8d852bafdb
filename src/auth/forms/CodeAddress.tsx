import Translate from '@docusaurus/Translate';
import {EmailField} from './EmailField';
import {useSignIn} from './SignInContext';
import {useResend} from './useResend';

interface Props {
  /** Whether a code was sent to the address a moment ago; otherwise the person says that they have one. */
  readonly isCodeSent: boolean;
  readonly error: string | undefined;
}

/** The address that a code was sent to, and a new code on request. */
export function CodeAddress({isCodeSent, error}: Props) {
  const {email} = useSignIn();
  const {link, outcome} = useResend();
  return (
    <>
      {isCodeSent ? (
        <p>
          <Translate id="auth.code.sentTo" values={{email: <strong>{email}</strong>}}>
            {'A six-digit code is on its way to {email}.'}
          </Translate>{' '}
          {link}
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        </p>
      ) : (
        <>
          <p>
            <Translate id="auth.code.had">Enter the six-digit code from your email.</Translate> {link}
          </p>
          <EmailField error={error} />
        </>
      )}
      {outcome}
    </>
  );
}

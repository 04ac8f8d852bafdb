import Translate, {translate} from '@docusaurus/Translate';
import {CodeField} from '@site/src/components/form';
import {useId} from 'react';
import {EmailField} from './EmailField';
import {mailboxHint} from './mailboxHint';
import {useSignIn} from './SignInContext';
import {useCodeSent} from './useCodeSent';
import {useResend} from './useResend';

interface Props {
  /** @returns what is wrong with a field, by its name */
  readonly errorOf: (field: string) => string | undefined;
}

/** The address that a code was sent to, a new code on request, and the field for it. */
export function CodeAddress({errorOf}: Props) {
  const id = useId();
  const {email} = useSignIn();
  const isCodeSent = useCodeSent();
  const {link, outcome} = useResend();
  return (
    <>
      {isCodeSent ? (
        <p>
          <span id={id}>
            <Translate id="auth.code.sentTo" values={{email: <strong>{email}</strong>}}>
              {'A six-digit code is on its way to {email}.'}
            </Translate>
          </span>{' '}
          {link}
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        </p>
      ) : (
        <>
          <p>
            <span id={id}>
              <Translate id="auth.code.had">Enter the six-digit code from your email.</Translate>
            </span>{' '}
            {link}
          </p>
          <EmailField error={errorOf('email')} />
        </>
      )}
      {outcome}
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={errorOf('code')}
        describedBy={id}
        hint={mailboxHint(email)}
        required
        autoFocus={isCodeSent || email !== ''}
      />
    </>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import type {FirstFactor} from '@site/src/site/types';
import {useAuthenticator} from '../session/authenticator';
import {identitySettings} from '../settings/identitySettings';
import {methodOf, otherFactors} from './firstFactors';
import styles from './forms.module.css';

interface Props {
  readonly isBusy: boolean;
}

const hasHostedPages = identitySettings.oauth !== undefined;

/** The ways to sign in without the password. A first factor sends the form as well, with the address that it holds. */
export function OtherFactors({isBusy}: Props) {
  const {toSignIn, toFederatedSignIn} = useAuthenticator();
  const factors = otherFactors();
  const leave = () => {
    toSignIn();
    toFederatedSignIn();
  };
  if (factors.length === 0 && !hasHostedPages) return null;
  return (
    <div className={styles.factors}>
      <p className={styles.or}>
        <Translate id="auth.factors.or" description="Between the password and the other ways to sign in">
          or
        </Translate>
      </p>
      {factors.map((factor) => (
        <button
          key={factor}
          type="submit"
          name="factor"
          value={methodOf(factor)}
          className="button button--secondary button--block"
          aria-disabled={isBusy}
        >
          {labelOf(factor)}
        </button>
      ))}
      {hasHostedPages && (
        <button type="button" className="button button--secondary button--block" onClick={leave}>
          <Translate id="auth.signIn.hosted">Continue with single sign-on</Translate>
        </button>
      )}
    </div>
  );
}

function labelOf(factor: FirstFactor): string {
  switch (factor) {
    case 'passkey':
      return translate({id: 'auth.factors.passkey', message: 'Sign in with a passkey'});
    case 'emailCode':
      return translate({id: 'auth.factors.emailCode', message: 'Email me a code'});
    case 'smsCode':
      return translate({id: 'auth.factors.smsCode', message: 'Text me a code'});
    case 'password':
      return translate({id: 'auth.factors.password', message: 'Sign in with the password'});
  }
}

import Translate, {translate} from '@docusaurus/Translate';
import {describeAuthenticatorError} from '../../errors/describeAuthError';
import {SecondCodeForm} from '../SecondCodeForm';
import type {StepProps} from '../step';

/** The six digits that the authenticator app shows now. */
export function TotpCodeStep(props: StepProps) {
  return (
    <SecondCodeForm
      {...props}
      label={translate({id: 'auth.field.totp', message: 'Code from your authenticator app'})}
      describe={describeAuthenticatorError}
      back={<Translate id="auth.backToSignIn">Back to sign in</Translate>}
    />
  );
}

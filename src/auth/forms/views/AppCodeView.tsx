import Translate, {translate} from '@docusaurus/Translate';
import {describeAuthenticatorError} from '../../errors/describeAuthError';
import {BackToSignIn} from '../BackToSignIn';
import {CodeForm} from '../CodeForm';

/** The six digits that the authenticator app shows now. */
export function AppCodeView() {
  return (
    <CodeForm
      title={<Translate id="auth.title.secondStep">Second step</Translate>}
      label={translate({id: 'auth.field.totp', message: 'Code from your authenticator app'})}
      describe={describeAuthenticatorError}
      links={<BackToSignIn />}
    />
  );
}

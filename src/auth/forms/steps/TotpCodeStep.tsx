import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {respondToChallenge} from '../../session/signIn';
import {checkCode} from '../checks';
import {describeAuthenticatorError} from '../../errors/describeAuthError';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

/** The six digits that the authenticator app shows now. */
export function TotpCodeStep(props: StepProps) {
  const {email, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => checkCode(value('code')),
    submit: async (value) => proceed(await respondToChallenge(value('code'), {issuer, email})),
    describe: describeAuthenticatorError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <CodeField
        name="code"
        label={translate({id: 'auth.field.totp', message: 'Code from your authenticator app'})}
        error={form.errorOf('code')}
        required
        autoFocus
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.totp.submit">Sign in</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.backToSignIn">Back to sign in</Translate>
        </StepLink>
      </p>
    </form>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {signInWithPassword} from '../../session/signIn';
import {requestPasswordReset, setForgottenPassword} from '../../session/signUp';
import {checkCode, checkNewPassword} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {NewPasswordField} from '../NewPasswordField';
import {CodeSentTo} from '../CodeSentTo';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

/** The code and a new password; then the person is in. */
export function ResetPasswordStep(props: StepProps) {
  const {email, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => [...checkCode(value('code')), ...checkNewPassword('newPassword', value('newPassword'))],
    submit: async (value) => {
      await setForgottenPassword(email, value('code'), value('newPassword'));
      await proceed(await signInWithPassword(email, value('newPassword'), issuer));
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <CodeSentTo email={email} resend={() => requestPasswordReset(email)} />
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus
      />
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.newPassword', message: 'New password'})}
        error={form.errorOf('newPassword')}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.reset.submit">Set new password</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.backToSignIn">Back to sign in</Translate>
        </StepLink>
      </p>
    </form>
  );
}

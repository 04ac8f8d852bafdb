import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {signInWithPassword} from '../../session/signIn';
import {requestPasswordReset, setForgottenPassword} from '../../session/signUp';
import {CodeAddress} from '../CodeAddress';
import {checkCode, checkEmail, checkNewPassword} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {NewPasswordField} from '../NewPasswordField';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

interface Props extends StepProps {
  readonly isCodeSent?: boolean | undefined;
}

/** The code and a new password, which then signs the person in. */
export function ResetPasswordStep(props: Props) {
  const {email, isCodeSent = false, onEmail, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => [
      ...checkEmail(value('email')),
      ...checkCode(value('code')),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    submit: async (value) => {
      const typed = value('email').trim();
      onEmail(typed);
      await setForgottenPassword(typed, value('code'), value('newPassword'));
      await proceed(await signInWithPassword(typed, value('newPassword'), issuer));
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <CodeAddress
        email={email}
        isCodeSent={isCodeSent}
        onEmail={onEmail}
        error={form.errorOf('email')}
        resend={requestPasswordReset}
      />
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus={isCodeSent || email !== ''}
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

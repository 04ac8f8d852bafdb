import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {signInWithPassword} from '../../session/signIn';
import {confirmSignUp, resendCode} from '../../session/signUp';
import {CodeAddress} from '../CodeAddress';
import {checkCode, checkEmail} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

interface Props extends StepProps {
  readonly password?: string | undefined;
  readonly isCodeSent?: boolean | undefined;
}

/** The code that verifies the address. With the password still at hand, it signs the person in as well. */
export function ConfirmSignUpStep(props: Props) {
  const {email, password, isCodeSent = false, onEmail, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => [...checkEmail(value('email')), ...checkCode(value('code'))],
    submit: async (value) => {
      const typed = value('email').trim();
      onEmail(typed);
      await confirmSignUp(typed, value('code'));
      if (!password) return onStep({name: 'signIn'});
      await proceed(await signInWithPassword(typed, password, issuer));
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
        resend={resendCode}
      />
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus={isCodeSent || email !== ''}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.confirm.submit">Confirm</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.backToSignIn">Back to sign in</Translate>
        </StepLink>
      </p>
    </form>
  );
}

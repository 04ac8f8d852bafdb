import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {requestPasswordReset} from '../../session/signUp';
import {checkEmail} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import styles from '../forms.module.css';

/** Asks for a code with which a forgotten password can be replaced. */
export function ForgotStep({email, onEmail, onStep}: StepProps) {
  const form = useForm({
    check: (value) => checkEmail(value('email')),
    submit: async (value) => {
      const typed = value('email').trim();
      onEmail(typed);
      await requestPasswordReset(typed);
      onStep({name: 'resetPassword', isCodeSent: true});
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="email"
        type="email"
        label={translate({id: 'auth.field.email', message: 'Email address'})}
        autoComplete="username"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        error={form.errorOf('email')}
        required
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.forgot.submit">Send a code</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.backToSignIn">Back to sign in</Translate>
        </StepLink>
        <StepLink onClick={() => onStep({name: 'resetPassword'})}>
          <Translate id="auth.haveCode">I have a code</Translate>
        </StepLink>
      </p>
    </form>
  );
}

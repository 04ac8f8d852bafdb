import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {signUp} from '../../session/signUp';
import {checkEmail, checkNewPassword, checkPresent} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {NewPasswordField} from '../NewPasswordField';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import styles from '../forms.module.css';

/** A new account: name, address, password. */
export function SignUpStep({email, onEmail, onStep}: StepProps) {
  const form = useForm({
    check: (value) => [
      ...checkPresent(
        'name',
        value('name').trim(),
        translate({id: 'auth.check.name', message: 'Enter your name.'}),
      ),
      ...checkEmail(value('email')),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    submit: async (value) => {
      const account = {
        email: value('email').trim(),
        name: value('name').trim(),
        password: value('newPassword'),
      };
      onEmail(account.email);
      await signUp(account);
      onStep({name: 'confirmSignUp', password: account.password, isCodeSent: true});
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="name"
        label={translate({id: 'auth.field.name', message: 'Name'})}
        autoComplete="name"
        error={form.errorOf('name')}
        required
      />
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
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.password', message: 'Password'})}
        error={form.errorOf('newPassword')}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.signUp.submit">Create account</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.signUp.back">I already have an account</Translate>
        </StepLink>
        <StepLink onClick={() => onStep({name: 'confirmSignUp'})}>
          <Translate id="auth.haveCode">I have a code</Translate>
        </StepLink>
      </p>
    </form>
  );
}

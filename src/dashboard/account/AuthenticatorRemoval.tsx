import Translate, {translate} from '@docusaurus/Translate';
import {checkPresent} from '@site/src/auth/forms/checks';
import {removeAuthenticator} from '@site/src/auth/session/account';
import {FormAlert, PasswordField, SubmitButton, useForm} from '@site/src/components/form';
import {describePasswordError} from './describePasswordError';
import {useSessionCheck} from './useSessionCheck';

interface Props {
  readonly email: string;
  readonly onRemoved: () => void;
}

/** Says what it means to switch the second step off, and asks for the password first. */
export function AuthenticatorRemoval({email, onRemoved}: Props) {
  const checkSession = useSessionCheck();
  const form = useForm({
    check: (value) =>
      checkPresent(
        'password',
        value('password'),
        translate({id: 'dashboard.password.oldMissing', message: 'Enter your current password.'}),
      ),
    submit: async (value) => {
      await removeAuthenticator(email, value('password'));
      onRemoved();
    },
    describe: (error) => {
      checkSession(error);
      const {field, text} = describePasswordError(error);
      return field === 'password' ? {field, text} : {text};
    },
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <p>
        <Translate id="dashboard.totp.removeText">
          Without the second step, anyone who learns your password can sign in to your account. The entry in
          your app will stop working; to use an app again, you add a new entry.
        </Translate>
      </p>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={translate({id: 'dashboard.totp.password', message: 'Your password'})}
        autoComplete="current-password"
        error={form.errorOf('password')}
        required
        autoFocus
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="dashboard.totp.removeSubmit">Switch off the second step</Translate>
      </SubmitButton>
    </form>
  );
}

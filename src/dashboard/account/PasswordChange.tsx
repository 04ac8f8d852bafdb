import Translate, {translate} from '@docusaurus/Translate';
import {changePassword} from '@site/src/auth/session/account';
import {checkNewPassword, checkPresent} from '@site/src/auth/forms/checks';
import {NewPasswordField} from '@site/src/auth/forms/NewPasswordField';
import {FormAlert, PasswordField, SubmitButton, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import {Card} from '@site/src/components/card/Card';
import {describePasswordError} from './describePasswordError';
import {useSessionCheck} from './useSessionCheck';

interface Props {
  readonly email: string;
}

/** Replaces the password of the person who knows the old one. */
export function PasswordChange({email}: Props) {
  // A new key empties the form once the change is done.
  const [round, setRound] = useState(0);
  return (
    <Card title={translate({id: 'dashboard.password.title', message: 'Password'})}>
      <PasswordForm key={round} email={email} onDone={() => setRound((count) => count + 1)} />
    </Card>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

function PasswordForm({email, onDone}: PasswordFormProps) {
  const checkSession = useSessionCheck();
  const form = useForm({
    check: (value) => [
      ...checkPresent(
        'password',
        value('password'),
        translate({id: 'dashboard.password.oldMissing', message: 'Enter your current password.'}),
      ),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    submit: async (value) => {
      await changePassword(value('password'), value('newPassword'));
      notify(
        'success',
        translate({id: 'dashboard.password.done', message: 'Your password has been changed.'}),
      );
      onDone();
    },
    describe: (error) => {
      checkSession(error);
      return describePasswordError(error);
    },
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={translate({id: 'dashboard.password.old', message: 'Current password'})}
        autoComplete="current-password"
        error={form.errorOf('password')}
        required
      />
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'dashboard.password.new', message: 'New password'})}
        error={form.errorOf('newPassword')}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="dashboard.password.submit">Change password</Translate>
      </SubmitButton>
    </form>
  );
}

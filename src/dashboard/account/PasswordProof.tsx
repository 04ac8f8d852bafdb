import {translate} from '@docusaurus/Translate';
import {describeAuthError} from '@site/src/auth/errors/describeAuthError';
import {checkPresent} from '@site/src/auth/forms/checks';
import {FormAlert, PasswordField, SubmitButton, useForm, type FormProblem} from '@site/src/components/form';
import type {ReactNode} from 'react';
import {describePasswordError} from './describePasswordError';
import {useSessionCheck} from './useSessionCheck';

interface Props {
  readonly email: string;
  /** What will happen, in words. */
  readonly children: ReactNode;
  /** The words on the button that does it. */
  readonly action: ReactNode;
  /** Does it for whoever knows the password. */
  readonly submit: (password: string) => Promise<void>;
  /** Says in words what `submit` throws, a wrong password apart. */
  readonly describe?: (error: unknown) => FormProblem;
}

/** Asks for the password before something that an open session alone must not do. */
export function PasswordProof({email, children, action, submit, describe = describeAuthError}: Props) {
  const checkSession = useSessionCheck();
  const form = useForm({
    check: (value) =>
      checkPresent(
        'password',
        value('password'),
        translate({id: 'dashboard.password.oldMissing', message: 'Enter your current password.'}),
      ),
    submit: (value) => submit(value('password')),
    describe: (error) => {
      checkSession(error);
      const {field, text} = describePasswordError(error);
      return field === 'password' ? {field, text} : {text: describe(error).text};
    },
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <p>{children}</p>
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
      <SubmitButton isBusy={form.isBusy}>{action}</SubmitButton>
    </form>
  );
}

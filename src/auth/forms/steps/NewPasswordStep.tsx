import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {respondToChallenge} from '../../session/signIn';
import {checkNewPassword, checkPresent} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {NewPasswordField} from '../NewPasswordField';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';

/** An account that an administrator made has to choose its own password first. */
export function NewPasswordStep(props: StepProps & {readonly needsName: boolean}) {
  const {email, needsName} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => [
      ...(needsName
        ? checkPresent(
            'name',
            value('name').trim(),
            translate({id: 'auth.check.name', message: 'Enter your name.'}),
          )
        : []),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    submit: async (value) => {
      const name = value('name').trim();
      await proceed(await respondToChallenge(value('newPassword'), {issuer, email, ...(name && {name})}));
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <p>
        <Translate id="auth.newPassword.why">
          Your account was created with a temporary password. Choose one that only you know.
        </Translate>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {needsName && (
        <TextField
          name="name"
          label={translate({id: 'auth.field.name', message: 'Name'})}
          autoComplete="name"
          error={form.errorOf('name')}
          required
        />
      )}
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.newPassword', message: 'New password'})}
        error={form.errorOf('newPassword')}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.newPassword.submit">Set password and sign in</Translate>
      </SubmitButton>
    </form>
  );
}

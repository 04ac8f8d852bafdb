import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, PasswordField, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {signInOnHostedPages, signInWithPassword} from '../../session/signIn';
import {identitySettings} from '../../settings/identitySettings';
import {checkEmail, checkPresent} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

/** Email address and password. */
export function SignInStep(props: StepProps) {
  const {email, onEmail, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => [
      ...checkEmail(value('email')),
      ...checkPresent(
        'password',
        value('password'),
        translate({id: 'auth.check.password', message: 'Enter your password.'}),
      ),
    ],
    submit: async (value) => {
      const typed = value('email').trim();
      onEmail(typed);
      const next = await signInWithPassword(typed, value('password'), issuer);
      if (next.name === 'confirmSignUp') onStep({name: 'confirmSignUp', password: value('password')});
      else await proceed(next);
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
      <PasswordField
        name="password"
        label={translate({id: 'auth.field.password', message: 'Password'})}
        autoComplete="current-password"
        error={form.errorOf('password')}
        required
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.signIn.submit">Sign in</Translate>
      </SubmitButton>
      {identitySettings.oauth && (
        <button
          type="button"
          className="button button--secondary button--block margin-top--sm"
          onClick={() => void signInOnHostedPages()}
        >
          <Translate id="auth.signIn.hosted">Continue with single sign-on</Translate>
        </button>
      )}
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'forgot'})}>
          <Translate id="auth.signIn.forgot">Forgot password?</Translate>
        </StepLink>
        <StepLink onClick={() => onStep({name: 'signUp'})}>
          <Translate id="auth.signIn.create">Create an account</Translate>
        </StepLink>
      </p>
    </form>
  );
}

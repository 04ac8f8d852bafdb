import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert, PasswordField, useForm} from '@site/src/components/form';
import {describeAuthError} from '../../errors/describeAuthError';
import {errorOfMessage} from '../../errors/errorOfMessage';
import {useAuthenticator} from '../../session/authenticator';
import {checkEmail, checkPresent} from '../checks';
import {EmailField} from '../EmailField';
import {otherFactors} from '../firstFactors';
import {OtherFactors} from '../OtherFactors';
import {useSignIn} from '../SignInContext';
import {StepLink} from '../StepLink';
import {useArrival} from '../useArrival';
import {useSubmission} from '../useSubmission';
import {ViewForm} from '../ViewForm';

/** Email address and password, and the ways to sign in without the password. */
export function SignInView() {
  const {attempt, onEmail} = useSignIn();
  const machine = useAuthenticator();
  const {error: brought} = useArrival();
  const submission = useSubmission();
  const form = useForm({
    check: (value) => [
      ...checkEmail(value('email')),
      ...(value('factor')
        ? []
        : checkPresent(
            'password',
            value('password'),
            translate({id: 'auth.check.password', message: 'Enter your password.'}),
          )),
    ],
    submit: async (value) => {
      const username = value('email').trim();
      const method = value('factor');
      onEmail(username);
      await submission(() => {
        // Each attempt begins anew: the machine would otherwise stand where the one before has failed.
        machine.toSignIn();
        if (!method) return machine.submitForm({username, password: value('password')});
        machine.updateForm({name: 'username', value: username});
        machine.toShowAuthMethods();
        machine.selectAuthMethod({method});
      });
    },
    describe: describeAuthError,
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.signIn">Sign in</Translate>}
      form={form}
      button={<Translate id="auth.signIn.submit">Sign in</Translate>}
      links={
        <>
          <StepLink onClick={() => machine.toForgotPassword()}>
            <Translate id="auth.signIn.forgot">Forgot password?</Translate>
          </StepLink>
          <StepLink onClick={() => machine.toSignUp()}>
            <Translate id="auth.signIn.create">Create an account</Translate>
          </StepLink>
        </>
      }
      footer={<OtherFactors isBusy={form.isBusy} />}
    >
      {/* Who has just confirmed an account, or set a password, is signed in without this form: unless that fails. */}
      {brought && !form.formError && (
        <FormAlert kind="error">
          {describeAuthError(attempt.failure ?? errorOfMessage(brought)).text}
        </FormAlert>
      )}
      <EmailField
        error={form.errorOf('email')}
        autoComplete={otherFactors().includes('passkey') ? 'username webauthn' : 'username'}
      />
      <PasswordField
        name="password"
        label={translate({id: 'auth.field.password', message: 'Password'})}
        autoComplete="current-password"
        error={form.errorOf('password')}
        required
      />
    </ViewForm>
  );
}

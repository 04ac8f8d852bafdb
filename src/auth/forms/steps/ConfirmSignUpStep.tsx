import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {signInWithPassword} from '../../session/signIn';
import {confirmSignUp, resendCode} from '../../session/signUp';
import {checkCode} from '../checks';
import {describeAuthError} from '../../errors/describeAuthError';
import {CodeSentTo} from '../CodeSentTo';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

/** The code that proves the address. With the password still at hand, it signs the person in as well. */
export function ConfirmSignUpStep(props: StepProps & {readonly password?: string | undefined}) {
  const {email, password, onStep} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => checkCode(value('code')),
    submit: async (value) => {
      await confirmSignUp(email, value('code'));
      if (!password) return onStep({name: 'signIn'});
      await proceed(await signInWithPassword(email, password, issuer));
    },
    describe: describeAuthError,
  });
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <CodeSentTo email={email} resend={() => resendCode(email)} />
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus
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

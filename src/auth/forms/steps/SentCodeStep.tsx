import Translate, {translate} from '@docusaurus/Translate';
import {CodeField, FormAlert, SubmitButton, useForm} from '@site/src/components/form';
import {describeSentCodeError} from '../../errors/describeAuthError';
import {respondToChallenge} from '../../session/signIn';
import {checkCode} from '../checks';
import {StepLink} from '../StepLink';
import type {StepProps} from '../step';
import {useIssuer, useNextStep} from '../useNextStep';
import styles from '../forms.module.css';

interface Props extends StepProps {
  readonly medium: 'email' | 'phone';
  /** Where the code was sent, as far as the user pool shows it: `p***@c***`. */
  readonly destination: string;
}

/** The code that the user pool has sent as the second step. It sends another only when signing in begins again. */
export function SentCodeStep(props: Props) {
  const {email, onStep, medium, destination} = props;
  const issuer = useIssuer();
  const proceed = useNextStep(props);
  const form = useForm({
    check: (value) => checkCode(value('code')),
    submit: async (value) => proceed(await respondToChallenge(value('code'), {issuer, email})),
    describe: describeSentCodeError,
  });
  const values = {destination: <strong>{destination}</strong>};
  return (
    <form {...form.formProps}>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <p>
        {medium === 'email' ? (
          <Translate id="auth.sentCode.email" values={values}>
            {'We have sent a code to {destination}. It is valid for a few minutes.'}
          </Translate>
        ) : (
          <Translate id="auth.sentCode.phone" values={values}>
            {'We have sent a code to the phone number {destination}. It is valid for a few minutes.'}
          </Translate>
        )}
      </p>
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus
      />
      <SubmitButton isBusy={form.isBusy}>
        <Translate id="auth.totp.submit">Sign in</Translate>
      </SubmitButton>
      <p className={styles.others}>
        <StepLink onClick={() => onStep({name: 'signIn'})}>
          <Translate id="auth.sentCode.again">No code? Sign in again to get a new one</Translate>
        </StepLink>
      </p>
    </form>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {describeSentCodeError} from '../../errors/describeAuthError';
import {SecondCodeForm} from '../SecondCodeForm';
import type {StepProps} from '../step';

interface Props extends StepProps {
  readonly medium: 'email' | 'phone';
  /** Where the code was sent, as far as the user pool shows it: `p***@c***`. */
  readonly destination: string;
}

/** The code that the user pool has sent as the second step. It sends another only when signing in begins again. */
export function SentCodeStep({medium, destination, ...props}: Props) {
  const values = {destination: <strong>{destination}</strong>};
  return (
    <SecondCodeForm
      {...props}
      label={translate({id: 'auth.field.code', message: 'Code'})}
      describe={describeSentCodeError}
      back={<Translate id="auth.sentCode.again">No code? Sign in again to get a new one</Translate>}
    >
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
    </SecondCodeForm>
  );
}

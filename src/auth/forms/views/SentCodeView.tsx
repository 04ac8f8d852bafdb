import Translate, {translate} from '@docusaurus/Translate';
import {describeAuthError, describeSentCodeError} from '../../errors/describeAuthError';
import {BackToSignIn} from '../BackToSignIn';
import {CodeForm} from '../CodeForm';
import {mailboxHint} from '../mailboxHint';
import {useSignIn} from '../SignInContext';
import {useArrival} from '../useArrival';
import {useResend} from '../useResend';

/**
 * The code that the user pool has sent: in place of the password or after it. After the password it sends another only
 * when signing in begins again.
 */
export function SentCodeView() {
  const {challengeName, codeDeliveryDetails, selectedAuthMethod = 'PASSWORD'} = useArrival();
  const {email} = useSignIn();
  const resend = useResend();
  const isSecondStep = selectedAuthMethod === 'PASSWORD';
  const isText = challengeName === 'SMS_MFA';
  // Whoever has just typed the address may see it whole.
  const destination = isSecondStep || isText ? codeDeliveryDetails?.Destination : email;
  const values = {destination: <strong>{destination}</strong>};
  const firstStep = isText
    ? translate({id: 'auth.title.textCode', message: 'Check your phone'})
    : translate({id: 'auth.title.emailCode', message: 'Check your email'});
  return (
    <CodeForm
      title={isSecondStep ? <Translate id="auth.title.secondStep">Second step</Translate> : firstStep}
      label={translate({id: 'auth.field.code', message: 'Code'})}
      describe={isSecondStep ? describeSentCodeError : describeAuthError}
      hint={mailboxHint(isText ? undefined : email)}
      outcome={resend.outcome}
      links={
        isSecondStep ? (
          <BackToSignIn>
            <Translate id="auth.sentCode.again">No code? Sign in again to get a new one</Translate>
          </BackToSignIn>
        ) : (
          <>
            <BackToSignIn />
            {resend.link}
          </>
        )
      }
    >
      <p>
        {isText ? (
          <Translate id="auth.sentCode.phone" values={values}>
            {'We have sent a code to the phone number {destination}. It is valid for a few minutes.'}
          </Translate>
        ) : (
          <Translate id="auth.sentCode.email" values={values}>
            {'We have sent a code to {destination}. It is valid for a few minutes.'}
          </Translate>
        )}
      </p>
    </CodeForm>
  );
}

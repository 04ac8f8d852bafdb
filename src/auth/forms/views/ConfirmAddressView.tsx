import Translate, {translate} from '@docusaurus/Translate';
import {describeAuthError} from '../../errors/describeAuthError';
import {CodeForm} from '../CodeForm';
import {mailboxHint} from '../mailboxHint';
import {SkipVerification} from '../SkipVerification';
import {useArrival} from '../useArrival';

/** The code that verifies an email address or a phone number of somebody who is in already. */
export function ConfirmAddressView() {
  const {codeDeliveryDetails} = useArrival();
  const values = {destination: <strong>{codeDeliveryDetails?.Destination}</strong>};
  return (
    <CodeForm
      title={<Translate id="auth.title.verify">Verify how we can reach you</Translate>}
      label={translate({id: 'auth.field.code', message: 'Code'})}
      describe={describeAuthError}
      hint={mailboxHint()}
      button={<Translate id="auth.confirm.submit">Confirm</Translate>}
      links={<SkipVerification />}
    >
      <p>
        <Translate id="auth.sentCode.email" values={values}>
          {'We have sent a code to {destination}. It is valid for a few minutes.'}
        </Translate>
      </p>
    </CodeForm>
  );
}

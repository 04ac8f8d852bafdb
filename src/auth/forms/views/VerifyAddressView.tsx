import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '../Choice';
import {SkipVerification} from '../SkipVerification';
import {useArrival} from '../useArrival';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** Nobody could send a code for a forgotten password to whoever has verified neither address nor phone number. */
export function VerifyAddressView() {
  const {unverifiedUserAttributes} = useArrival();
  const form = useViewForm({data: (value) => ({unverifiedAttr: value('attribute')})});
  return (
    <ViewForm
      title={<Translate id="auth.title.verify">Verify how we can reach you</Translate>}
      form={form}
      button={<Translate id="auth.forgot.submit">Send a code</Translate>}
      links={<SkipVerification />}
    >
      <Choice
        name="attribute"
        legend={
          <Translate id="auth.verify.legend">
            If you forget your password, we send you a code. Where should it go?
          </Translate>
        }
        labels={labelsOf(unverifiedUserAttributes)}
      />
    </ViewForm>
  );
}

function labelsOf({
  email,
  phone_number: phone,
}: {
  readonly email?: string;
  readonly phone_number?: string;
}): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  if (email)
    labels.set('email', translate({id: 'auth.verify.email', message: 'To the address {email}'}, {email}));
  if (phone)
    labels.set(
      'phone_number',
      translate({id: 'auth.verify.phone', message: 'To the phone number {phone}'}, {phone}),
    );
  return labels;
}

import Translate from '@docusaurus/Translate';
import {BackToSignIn} from '../BackToSignIn';
import {checkCode, checkEmail} from '../checks';
import {CodeAddress} from '../CodeAddress';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** The code that verifies the address. With the password still at hand, it signs the person in as well. */
export function ConfirmSignUpView() {
  const form = useViewForm({
    check: (value) => [...checkEmail(value('email')), ...checkCode(value('code'))],
    data: (value) => ({confirmation_code: value('code')}),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.confirmSignUp">Confirm your address</Translate>}
      form={form}
      button={<Translate id="auth.confirm.submit">Confirm</Translate>}
      links={<BackToSignIn />}
    >
      <CodeAddress errorOf={form.errorOf} />
    </ViewForm>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {CodeField} from '@site/src/components/form';
import {BackToSignIn} from '../BackToSignIn';
import {checkCode, checkEmail} from '../checks';
import {CodeAddress} from '../CodeAddress';
import {useSignIn} from '../SignInContext';
import {useCodeSent} from '../useCodeSent';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** The code that verifies the address. With the password still at hand, it signs the person in as well. */
export function ConfirmSignUpView() {
  const {email} = useSignIn();
  const isCodeSent = useCodeSent();
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
      <CodeAddress isCodeSent={isCodeSent} error={form.errorOf('email')} />
      <CodeField
        name="code"
        label={translate({id: 'auth.field.code', message: 'Code'})}
        error={form.errorOf('code')}
        required
        autoFocus={isCodeSent || email !== ''}
      />
    </ViewForm>
  );
}

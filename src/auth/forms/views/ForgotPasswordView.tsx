import Translate from '@docusaurus/Translate';
import {BackToSignIn} from '../BackToSignIn';
import {checkEmail} from '../checks';
import {CodeAtHand} from '../CodeAtHand';
import {EmailField} from '../EmailField';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** Asks for a code with which a forgotten password can be replaced. */
export function ForgotPasswordView() {
  const form = useViewForm({
    check: (value) => checkEmail(value('email')),
    data: (value) => ({username: value('email')}),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.forgot">Reset your password</Translate>}
      form={form}
      button={<Translate id="auth.forgot.submit">Send a code</Translate>}
      links={
        <>
          <BackToSignIn />
          <CodeAtHand />
        </>
      }
    >
      <EmailField error={form.errorOf('email')} />
    </ViewForm>
  );
}

import Translate from '@docusaurus/Translate';
import {BackToSignIn} from '../BackToSignIn';
import {checkEmail} from '../checks';
import {EmailField} from '../EmailField';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** The user pool demands codes by email as the second step, and knows no address for them yet. */
export function EmailSetupView() {
  const form = useViewForm({
    check: (value) => checkEmail(value('email')),
    data: (value) => ({email: value('email')}),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.emailSetup">Add an email address for codes</Translate>}
      form={form}
      button={<Translate id="auth.forgot.submit">Send a code</Translate>}
      links={<BackToSignIn />}
    >
      <p>
        <Translate id="auth.emailSetup.why">
          This account needs a second step at sign-in: a code that is sent to an email address.
        </Translate>
      </p>
      <EmailField error={form.errorOf('email')} autoComplete="email" />
    </ViewForm>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/form';
import {BackToSignIn} from '../BackToSignIn';
import {checkEmail, checkNewPassword, checkPresent} from '../checks';
import {CodeAtHand} from '../CodeAtHand';
import {EmailField} from '../EmailField';
import {NewPasswordField} from '../NewPasswordField';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** A new account: name, address, password. */
export function SignUpView() {
  const form = useViewForm({
    check: (value) => [
      ...checkPresent(
        'name',
        value('name').trim(),
        translate({id: 'auth.check.name', message: 'Enter your name.'}),
      ),
      ...checkEmail(value('email')),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    data: (value) => ({name: value('name'), email: value('email'), password: value('newPassword')}),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.signUp">Create an account</Translate>}
      form={form}
      button={<Translate id="auth.signUp.submit">Create account</Translate>}
      links={
        <>
          <BackToSignIn>
            <Translate id="auth.signUp.back">I already have an account</Translate>
          </BackToSignIn>
          <CodeAtHand />
        </>
      }
    >
      <TextField
        name="name"
        label={translate({id: 'auth.field.name', message: 'Name'})}
        autoComplete="name"
        error={form.errorOf('name')}
        required
      />
      <EmailField error={form.errorOf('email')} />
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.password', message: 'Password'})}
        error={form.errorOf('newPassword')}
      />
    </ViewForm>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {BackToSignIn} from '../BackToSignIn';
import {checkCode, checkEmail, checkNewPassword} from '../checks';
import {CodeAddress} from '../CodeAddress';
import {NewPasswordField} from '../NewPasswordField';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** The code and a new password, which then signs the person in. */
export function ResetPasswordView() {
  const form = useViewForm({
    check: (value) => [
      ...checkEmail(value('email')),
      ...checkCode(value('code')),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    data: (value) => ({confirmation_code: value('code'), password: value('newPassword')}),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.resetPassword">Set a new password</Translate>}
      form={form}
      button={<Translate id="auth.reset.submit">Set new password</Translate>}
      links={<BackToSignIn />}
    >
      <CodeAddress errorOf={form.errorOf} />
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.newPassword', message: 'New password'})}
        error={form.errorOf('newPassword')}
      />
    </ViewForm>
  );
}

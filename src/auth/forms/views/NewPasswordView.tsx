import Translate, {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/form';
import {attributeField} from '../attributeField';
import {checkNewPassword, checkPresent} from '../checks';
import {NewPasswordField} from '../NewPasswordField';
import {useSignIn} from '../SignInContext';
import {useViewForm} from '../useViewForm';
import {ViewForm} from '../ViewForm';

/** An account that an administrator made has to choose its own password first, and to say what the user pool misses. */
export function NewPasswordView() {
  const {attempt, email} = useSignIn();
  const attributes = attempt.missingAttributes;
  const form = useViewForm({
    check: (value) => [
      ...attributes.flatMap((attribute) =>
        checkPresent(attribute, value(attribute).trim(), missing(attribute)),
      ),
      ...checkNewPassword('newPassword', value('newPassword')),
    ],
    data: (value) => ({
      ...Object.fromEntries(attributes.map((attribute) => [attribute, value(attribute)])),
      // The machine puts it before a phone number, which has its own here.
      ...(attributes.includes('phone_number') && {country_code: ''}),
      password: value('newPassword'),
    }),
  });
  return (
    <ViewForm
      title={<Translate id="auth.title.newPassword">Choose your password</Translate>}
      form={form}
      button={<Translate id="auth.newPassword.submit">Set password and sign in</Translate>}
    >
      <p>
        <Translate id="auth.newPassword.why">
          Your account was created with a temporary password. Choose one that only you know.
        </Translate>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {attributes.map((attribute) => (
        <TextField
          key={attribute}
          name={attribute}
          {...attributeField(attribute)}
          error={form.errorOf(attribute)}
          required
        />
      ))}
      <NewPasswordField
        name="newPassword"
        label={translate({id: 'auth.field.newPassword', message: 'New password'})}
        error={form.errorOf('newPassword')}
      />
    </ViewForm>
  );
}

function missing(attribute: string): string {
  return attribute === 'name'
    ? translate({id: 'auth.check.name', message: 'Enter your name.'})
    : translate({id: 'auth.check.attribute', message: 'Fill in this field.'});
}

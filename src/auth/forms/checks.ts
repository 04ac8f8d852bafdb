import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';
import {identitySettings} from '../settings/identitySettings';
import {passwordRules} from './passwordRules';

// Checks that need no request to the service.

export function checkEmail(email: string): readonly FormProblem[] {
  if (/^\S+@\S+\.\S+$/.test(email.trim())) return [];
  return [
    {
      field: 'email',
      text: translate({id: 'auth.check.email', message: 'Enter an email address such as name@example.com.'}),
    },
  ];
}

export function checkPresent(field: string, value: string, text: string): readonly FormProblem[] {
  return value === '' ? [{field, text}] : [];
}

export function checkCode(code: string): readonly FormProblem[] {
  if (/^\d{6}$/.test(code)) return [];
  return [
    {field: 'code', text: translate({id: 'auth.check.code', message: 'Enter the six digits of the code.'})},
  ];
}

export function checkNewPassword(field: string, password: string): readonly FormProblem[] {
  const rules = passwordRules(identitySettings.passwordMinimumLength);
  if (rules.every((rule) => rule.isMet(password))) return [];
  return [
    {
      field,
      // Which they are stands under the field, and is read out with it.
      text: translate({
        id: 'auth.check.newPassword',
        message: 'Choose a password that meets every rule below.',
      }),
    },
  ];
}

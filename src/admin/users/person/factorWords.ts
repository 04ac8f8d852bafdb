import {translate} from '@docusaurus/Translate';

/** A second factor in words. @param factor Cognito's own word; one that is not known here is shown as it is */
export function factorWords(factor: string): string {
  switch (factor) {
    case 'SOFTWARE_TOKEN_MFA':
      return translate({id: 'admin.users.factor.app', message: 'Authenticator app'});
    case 'EMAIL_OTP':
      return translate({id: 'admin.users.factor.email', message: 'Code by email'});
    case 'SMS_MFA':
      return translate({id: 'admin.users.factor.sms', message: 'Code by text message'});
    default:
      return factor;
  }
}

import {translate} from '@docusaurus/Translate';

/**
 * A user's status in words.
 *
 * @param status Cognito's own word (`UserStatusType`); one that is not known here is shown as it is
 */
export function statusWords(status: string): string {
  switch (status) {
    case 'CONFIRMED':
      return translate({id: 'admin.status.confirmed', message: 'Confirmed'});
    case 'UNCONFIRMED':
      return translate({id: 'admin.status.unconfirmed', message: 'Address not confirmed'});
    case 'FORCE_CHANGE_PASSWORD':
      return translate({id: 'admin.status.invited', message: 'Invited, must choose a password'});
    case 'RESET_REQUIRED':
      return translate({id: 'admin.status.reset', message: 'Must choose a new password'});
    case 'EXTERNAL_PROVIDER':
      return translate({id: 'admin.status.external', message: 'Signs in through another provider'});
    default:
      return status;
  }
}

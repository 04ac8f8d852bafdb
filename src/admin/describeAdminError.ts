import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';

/** Says what the user pool answered to an administrator, and at which field. */
export function describeAdminError(error: unknown): FormProblem {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  switch (name) {
    case 'UsernameExistsException':
      return {
        field: 'email',
        text: translate({id: 'admin.error.known', message: 'There is an account with this address already.'}),
      };
    case 'AccessDeniedException':
      return {
        text: translate({
          id: 'admin.error.refused',
          message:
            'The identity service refuses this to your account. Sign out and in again if you have just become an administrator.',
        }),
      };
    case 'UserNotFoundException':
      return {
        text: translate({id: 'admin.error.gone', message: 'This account is no longer there. Search again.'}),
      };
    case 'TypeError':
    case 'TimeoutError':
      return {
        text: translate({
          id: 'admin.error.network',
          message: 'A network error has occurred. Check your connection and try again.',
        }),
      };
    default:
      // The service's own words are meant for administrators: better than hiding them.
      return {
        text: translate(
          {id: 'admin.error.other', message: 'The identity service answered: {message}'},
          {message},
        ),
      };
  }
}

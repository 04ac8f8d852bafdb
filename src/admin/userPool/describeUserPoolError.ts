import {translate} from '@docusaurus/Translate';
import {isNetworkError} from '@site/src/auth/errors/isNetworkError';
import {ViewOnlyError} from '@site/src/components/view-only/ViewOnlyError';
import type {FormProblem} from '@site/src/components/form';

/** Says why the user pool did not do what an administrator asked, and at which field. */
export function describeUserPoolError(error: unknown): FormProblem {
  if (error instanceof ViewOnlyError) return {text: error.message};
  // The AWS SDK hands on what fetch throws, a TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return {text: unreachable()};
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  switch (name) {
    case 'TimeoutError':
      return {text: unreachable()};
    case 'UsernameExistsException':
      return {
        field: 'email',
        text: translate({id: 'admin.error.known', message: 'An account with this address already exists.'}),
      };
    case 'AccessDeniedException':
    case 'NotAuthorizedException':
    case 'NoCredentialsError':
      return {
        text: translate({
          id: 'admin.error.refused',
          message:
            'The identity service does not allow your account to do this. If you have just become an administrator, sign out and sign in again.',
        }),
      };
    case 'InvalidSignatureException':
      // A signature contains the time at which it was made, and is valid for five minutes around it.
      return {
        text: translate({
          id: 'admin.error.clock',
          message:
            'The identity service rejected the signature of the request. Check that the clock of this device is correct.',
        }),
      };
    case 'LastAdminError':
      return {
        text: translate({
          id: 'admin.error.lastAdmin',
          message:
            'This would leave the portal without an administrator. Make another person an administrator first.',
        }),
      };
    case 'UserNotFoundException':
      return {
        text: translate({id: 'admin.error.gone', message: 'This account no longer exists. Search again.'}),
      };
    default:
      // The service's own message is meant for administrators.
      return {
        text: translate(
          {id: 'admin.error.other', message: 'The identity service responded: {message}'},
          {message: message || name},
        ),
      };
  }
}

function unreachable(): string {
  return translate({
    id: 'admin.error.network',
    message: 'The identity service did not respond. Check your connection.',
  });
}

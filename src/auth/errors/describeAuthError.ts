import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';
import {isStorageFull} from '@site/src/components/storage/isStorageFull';
import {identitySettings} from '../settings/identitySettings';
import {isSandbox} from '../settings/isSandbox';
import {isSessionOver} from './isSessionOver';

const say = {
  wrongPassword: () =>
    translate({id: 'auth.error.wrongPassword', message: 'The email address or the password is wrong.'}),
  locked: () =>
    translate({
      id: 'auth.error.locked',
      message: 'Too many failed attempts. Wait a while, then try again or reset your password.',
    }),
  disabled: () =>
    translate({id: 'auth.error.disabled', message: 'This account is disabled. Support can tell you why.'}),
  tookTooLong: () =>
    translate({id: 'auth.error.tookTooLong', message: 'This sign-in took too long. Start again.'}),
  sessionOver: () =>
    translate({id: 'auth.error.sessionOver', message: 'Your session has ended. Sign in again.'}),
  expiredInvitation: () =>
    translate({
      id: 'auth.error.expiredInvitation',
      message: 'This temporary password has expired. Ask whoever invited you for a new one.',
    }),
  notDelivered: () =>
    translate({
      id: 'auth.error.notDelivered',
      message: 'The code could not be sent to this address. Check it, or ask support.',
    }),
  wrongCode: () =>
    translate({
      id: 'auth.error.wrongCode',
      message: 'This code is incorrect. Check it, or request a new one.',
    }),
  wrongAuthenticatorCode: () =>
    translate({
      id: 'auth.error.wrongAuthenticatorCode',
      message: 'This code is incorrect. Enter the one that your authenticator app shows now.',
    }),
  wrongSentCode: () =>
    translate({
      id: 'auth.error.wrongSentCode',
      message: 'This code is incorrect. Check it, or sign in again to get a new one.',
    }),
  expiredCode: () =>
    translate({id: 'auth.error.expiredCode', message: 'This code is no longer valid. Request a new one.'}),
  known: () =>
    translate({
      id: 'auth.error.known',
      message: 'An account with this address already exists. Sign in instead.',
    }),
  limit: () =>
    translate({
      id: 'auth.error.limit',
      message: 'Too many attempts. Wait a while, then try again.',
    }),
  network: () =>
    translate({
      id: 'auth.error.network',
      message:
        'A network error has occurred. Check your connection and try again; what you typed is still here.',
    }),
  noSandbox: () =>
    translate({
      id: 'auth.error.noSandbox',
      message:
        'The sandbox does not respond. This portal signs in there, and it runs on your own machine: start it, or let your browser reach it, and try again. What you typed is still here.',
      description: 'In place of a network error, where the identity service is the sandbox',
    }),
  notConfirmed: () =>
    translate({
      id: 'auth.error.notConfirmed',
      message:
        'This account has not been confirmed yet. Confirm it with the code that was sent to its address.',
    }),
  resetRequired: () =>
    translate({
      id: 'auth.error.resetRequired',
      message: 'An administrator requires you to set a new password. Use “Forgot password?” to set one.',
    }),
  noSuchFactor: () =>
    translate({
      id: 'auth.error.noSuchFactor',
      message: 'This account cannot sign in this way. Use the password, or another way below.',
    }),
  passkeyCanceled: () =>
    translate({
      id: 'auth.error.passkeyCanceled',
      message: 'No passkey was used. Try again, or sign in another way.',
    }),
  passkeyFailed: () =>
    translate({
      id: 'auth.error.passkeyFailed',
      message: 'This device could not use a passkey here. Sign in another way.',
    }),
  storageFull: () =>
    translate({
      id: 'auth.error.storageFull',
      message:
        'Your browser has no room left to keep you signed in. Delete the data of this site in the settings of your browser, then try again.',
    }),
  unknown: (name: string) =>
    translate(
      {
        id: 'auth.error.unknown',
        message: 'Something went wrong ({name}). Try again; if it keeps happening, give support this name.',
      },
      {name},
    ),
};

/**
 * Describes an error of the identity service to a person, and names the field it belongs to. Error names are Cognito's; where one name covers
 * several cases only its message distinguishes them.
 */
export function describeAuthError(error: unknown): FormProblem {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  if (isStorageFull({name})) return {text: say.storageFull()};
  if (isSessionOver(error)) return {text: say.sessionOver()};
  switch (name) {
    case 'NotAuthorizedException':
      return describeNotAuthorized(message);
    case 'UserNotFoundException':
      return {field: 'password', text: say.wrongPassword()};
    case 'CodeMismatchException':
      return {field: 'code', text: say.wrongCode()};
    case 'ExpiredCodeException':
      return {field: 'code', text: say.expiredCode()};
    case 'InvalidPasswordException':
      return {field: 'newPassword', text: readablePolicy(message)};
    case 'UsernameExistsException':
    case 'AliasExistsException':
      return {field: 'email', text: say.known()};
    case 'UserNotConfirmedException':
      return {text: say.notConfirmed()};
    case 'PasswordResetRequiredException':
      return {text: say.resetRequired()};
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return {text: say.limit()};
    case 'CodeDeliveryFailureException':
      return {field: 'email', text: say.notDelivered()};
    case 'NetworkError':
      return {text: isSandbox(identitySettings) ? say.noSandbox() : say.network()};
    case 'FirstFactorMissingError':
      return {text: say.noSuchFactor()};
    case 'PasskeyAuthenticationCanceled':
    case 'PasskeyOperationAborted':
      return {text: say.passkeyCanceled()};
    case 'PasskeyNotSupported':
    case 'PasskeyRetrievalFailed':
    case 'RelyingPartyMismatch':
      return {text: say.passkeyFailed()};
    default:
      return {text: say.unknown(name)};
  }
}

/** The same for the code of an authenticator app, which no mail brings. */
export function describeAuthenticatorError(error: unknown): FormProblem {
  const isWrongCode =
    error instanceof Error &&
    ['CodeMismatchException', 'EnableSoftwareTokenMFAException'].includes(error.name);
  return isWrongCode ? {field: 'code', text: say.wrongAuthenticatorCode()} : describeAuthError(error);
}

/** The same for a code that was sent as the second step of signing in: a new one comes with a new sign-in only. */
export function describeSentCodeError(error: unknown): FormProblem {
  const isWrongCode =
    error instanceof Error && ['CodeMismatchException', 'ExpiredCodeException'].includes(error.name);
  return isWrongCode ? {field: 'code', text: say.wrongSentCode()} : describeAuthError(error);
}

function describeNotAuthorized(message: string): FormProblem {
  if (/attempts exceeded/i.test(message)) return {text: say.locked()};
  if (/temporary password has expired/i.test(message)) return {text: say.expiredInvitation()};
  if (/disabled/i.test(message)) return {text: say.disabled()};
  if (/session/i.test(message)) return {text: say.tookTooLong()};
  return {field: 'password', text: say.wrongPassword()};
}

/** "Password did not conform with policy: Password must have uppercase characters" without the first half. */
function readablePolicy(message: string): string {
  return message.replace(/^.*policy:\s*/i, '');
}

import {expect, test, vi} from 'vitest';
import type {IdentitySettings} from '@site/src/site/types';
import {describeAuthenticatorError, describeAuthError} from './describeAuthError';

const identitySettings = vi.hoisted((): Pick<IdentitySettings, 'endpoints'> => ({}));
vi.mock('../settings/identitySettings', () => ({identitySettings}));

function error(name: string, message = ''): Error {
  return Object.assign(new Error(message), {name});
}

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'password', /password is wrong/],
  ['NotAuthorizedException', 'Password attempts exceeded', undefined, /Too many failed attempts/],
  ['NotAuthorizedException', 'User is disabled.', undefined, /disabled/],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', undefined, /too long/],
  ['NotAuthorizedException', 'Access Token has been revoked', undefined, /session has ended/],
  ['NotAuthorizedException', 'Access Token has expired', undefined, /session has ended/],
  ['NotAuthorizedException', 'Invalid login token. Token has been revoked.', undefined, /session has ended/],
  [
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
    undefined,
    /temporary password has expired/,
  ],
  ['UserNotFoundException', 'User does not exist.', 'password', /password is wrong/],
  ['CodeMismatchException', 'Invalid verification code provided', 'code', /incorrect/],
  ['ExpiredCodeException', 'Invalid code provided', 'code', /no longer valid/],
  [
    'InvalidPasswordException',
    'Password did not conform with policy: Password must have uppercase characters',
    'newPassword',
    /^Password must have uppercase characters$/,
  ],
  ['UsernameExistsException', 'User already exists', 'email', /An account with this address already/],
  ['AliasExistsException', 'An account with the email already exists.', 'email', /already/],
  ['CodeDeliveryFailureException', '', 'email', /could not be sent/],
  ['UserNotConfirmedException', 'User is not confirmed.', undefined, /not been confirmed yet/],
  ['PasswordResetRequiredException', 'Password reset required', undefined, /new password/],
  ['LimitExceededException', 'Attempt limit exceeded', undefined, /Too many attempts/],
  ['TooManyRequestsException', 'Rate exceeded', undefined, /Too many attempts/],
  ['TooManyFailedAttemptsException', '', undefined, /Too many attempts/],
  ['UserUnAuthenticatedException', 'User needs to be authenticated', undefined, /session has ended/],
  ['NoSessionFoundException', 'Auth session was not found.', undefined, /session has ended/],
  ['NetworkError', 'A network error has occurred.', undefined, /^A network error has occurred\./],
  ['FirstFactorMissingError', '', undefined, /cannot sign in this way/],
  ['PasskeyAuthenticationCanceled', '', undefined, /No passkey was used/],
  ['PasskeyRetrievalFailed', '', undefined, /could not use a passkey/],
  ['QuotaExceededError', 'The quota has been exceeded.', undefined, /no room left.*Delete the data/],
  ['NS_ERROR_DOM_QUOTA_REACHED', '', undefined, /no room left/],
  ['InternalErrorException', 'user mara@cascade-survey.example', undefined, /\(InternalErrorException\)/],
])("Cognito's errors in a person's words, at the field %s: %s", (name, message, field, words) => {
  const problem = describeAuthError(error(name, message));
  expect(problem.field).toBe(field);
  expect(problem.text).toMatch(words);
  expect(problem.text).not.toContain('@');
});

test("Cognito's errors in a person's words, at the field says something of a thing that is no error", () => {
  expect(describeAuthError('odd').text).toMatch(/went wrong/);
});

test.each(['CodeMismatchException', 'EnableSoftwareTokenMFAException'])(
  'the code of an authenticator %s: no mail brings it',
  (name) => {
    expect(describeAuthenticatorError(error(name))).toEqual({
      field: 'code',
      text: expect.stringContaining('your authenticator app shows now'),
    });
  },
);

test('where people sign in at a sandbox, an unreachable service is the sandbox, and what needs it is said', () => {
  const sandbox = 'http://127.0.0.1:4010/identity';
  const endpoints = {userPool: `${sandbox}/user-pool`, identityPool: `${sandbox}/identity-pool`};
  Object.assign(identitySettings, {endpoints});
  const {text} = describeAuthError(error('NetworkError'));
  Object.assign(identitySettings, {endpoints: undefined});
  expect(text).toMatch(/^The sandbox does not respond\. This portal signs in there/);
  expect(text).not.toContain('network');
});

test('the code of an authenticator shares all other words', () => {
  expect(describeAuthenticatorError(error('NetworkError')).text).toMatch(/network error/);
});

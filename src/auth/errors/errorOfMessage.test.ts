import {expect, test} from 'vitest';
import {errorOfMessage} from './errorOfMessage';

test.each([
  ['A network error has occurred.', 'NetworkError'],
  [
    'Password does not conform to policy: Password must have uppercase characters',
    'InvalidPasswordException',
  ],
  ['Invalid code provided, please request a code again.', 'ExpiredCodeException'],
  ['Your verification code has expired. Please request a new code.', 'ExpiredCodeException'],
  ['Invalid verification code provided, please try again.', 'CodeMismatchException'],
  ['The verification code you entered is incorrect. Please try again.', 'CodeMismatchException'],
  ['Attempt limit exceeded, please try after some time.', 'LimitExceededException'],
  ['Unable to send verification code. Please try again.', 'CodeDeliveryFailureException'],
  ['Invalid session for the user.', 'NotAuthorizedException'],
  ['Access Token has been revoked', 'NotAuthorizedException'],
  ['User is disabled.', 'NotAuthorizedException'],
  ['Something else', 'Error'],
])('%s is a %s', (message, name) => {
  expect(errorOfMessage(message)).toMatchObject({name, message});
});

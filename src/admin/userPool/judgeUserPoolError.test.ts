import {expect, test} from 'vitest';
import {judgeUserPoolError} from './judgeUserPoolError';

const named = (name: string, httpStatusCode = 400) =>
  Object.assign(new Error('words'), {name, $metadata: {httpStatusCode}});

test.each([
  ['busy', named('TooManyRequestsException')],
  ['busy', named('LimitExceededException')],
  ['busy', named('ThrottlingException')],
  ['busy', named('Unknown', 429)],
  ['busy', named('InternalErrorException', 500)],
  ['pause', new TypeError('Failed to fetch')],
  ['pause', named('TimeoutError')],
  ['pause', named('NoCredentialsError')],
  ['pause', named('NotAuthorizedException')],
  ['pause', named('AccessDeniedException')],
  ['refused', named('UserNotFoundException')],
  ['refused', named('LastAdminError')],
  ['refused', named('CodeDeliveryFailureException')],
] as const)('%s: %s', (verdict, error) => {
  expect(judgeUserPoolError(error)).toBe(verdict);
});

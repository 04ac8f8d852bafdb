import {isNetworkError} from '@site/src/auth/errors/isNetworkError';

/** Cognito's names for too many requests, and for more mails than it sends in a day. */
const busyNames = [
  'TooManyRequestsException',
  'LimitExceededException',
  'ThrottlingException',
  'Throttling',
  'RequestLimitExceeded',
];

/** The session of the administrator has ended, its rights were taken away, or it is a view that changes nothing. */
const sessionNames = [
  'NoCredentialsError',
  'ViewOnlyError',
  'ExpiredTokenException',
  'UnrecognizedClientException',
  'UserUnAuthenticatedException',
  'NotAuthorizedException',
  'AccessDeniedException',
  'InvalidSignatureException',
];

/**
 * What an error means for the changes that follow: it is about one account alone (`refused`), the service is too busy,
 * or nothing else would succeed either (`pause`).
 */
export function judgeUserPoolError(error: unknown): 'refused' | 'busy' | 'pause' {
  // The AWS SDK hands on what fetch throws, a TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return 'pause';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || sessionNames.includes(name)) return 'pause';
  const status = statusOf(error);
  return busyNames.includes(name) || status === 429 || status >= 500 ? 'busy' : 'refused';
}

/** The HTTP status that the AWS SDK notes with its errors; 0 without. */
function statusOf(error: unknown): number {
  const {$metadata} = (error ?? {}) as {$metadata?: {httpStatusCode?: number}};
  return $metadata?.httpStatusCode ?? 0;
}

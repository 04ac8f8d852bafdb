import {translate} from '@docusaurus/Translate';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';

const endedSessions = [
  'NoCredentialsError',
  'ExpiredTokenException',
  'UserUnAuthenticatedException',
  'NotAuthorizedException',
];

/** Says why an account was not changed, or why the run is paused. */
export function describeWorkError(error: unknown): string {
  if (error instanceof Error && endedSessions.includes(error.name))
    return translate({
      id: 'admin.work.session',
      message: 'Your session has ended, or no longer allows this. Sign in again in another tab, then resume.',
    });
  return describeUserPoolError(error).text;
}

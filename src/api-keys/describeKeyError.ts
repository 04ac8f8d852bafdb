import {translate} from '@docusaurus/Translate';
import {isNetworkError} from '@site/src/auth/errors/isNetworkError';
import type {FormProblem} from '@site/src/components/form';
import {PlatformError} from '@site/src/platform';

/** Says why the portal service did not do what it was asked, and at which field. */
export function describeKeyError(error: unknown): FormProblem {
  if (isNetworkError(error) || error instanceof TypeError)
    return {
      text: translate({
        id: 'keys.error.network',
        message: 'The service for API keys did not respond. Check your connection, and try again.',
      }),
    };
  const status = error instanceof PlatformError ? error.status : 0;
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401)
    return {
      text: translate({
        id: 'keys.error.session',
        message: 'Your sign-in is no longer valid. Sign in again.',
      }),
    };
  if (status === 403)
    return {
      text: translate({
        id: 'keys.error.forbidden',
        message: 'You may not do this. An account needs access to the portal before it can have API keys.',
      }),
    };
  if (status === 404)
    return {
      text: translate({
        id: 'keys.error.gone',
        message: 'This key, or its owner, no longer exists. Load the page again.',
      }),
    };
  if (message.includes('keys work already'))
    return {
      text: translate({
        id: 'keys.error.full',
        message: 'There are ten keys already, the most that a person can have. Revoke one first.',
      }),
    };
  if (message.startsWith('body.label')) return {field: 'label', text: labelProblem()};
  return {
    text: translate(
      {id: 'keys.error.other', message: 'The service for API keys responded: {message}'},
      {message},
    ),
  };
}

/** What is wrong with a label; `undefined` when nothing is. The contract has the same rule. */
export function checkLabel(label: string): string | undefined {
  return /^\S([^\p{Cc}]{0,58}\S)?$/u.test(label) ? undefined : labelProblem();
}

function labelProblem(): string {
  return translate({
    id: 'keys.error.label',
    message: 'Enter what the key is for, in 1 to 60 characters.',
  });
}

import {translate} from '@docusaurus/Translate';
import {isNetworkError} from '@site/src/auth/errors/isNetworkError';
import type {FormProblem} from '@site/src/components/form';
import {ViewOnlyError} from '@site/src/components/view-only/ViewOnlyError';
import {PlatformError} from '@site/src/platform';
import {UnscopedKeyError} from './UnscopedKeyError';

/**
 * Says why the portal service did not do what it was asked, and at which field.
 *
 * @param full what was tried while the person held as many keys as possible
 */
export function describeKeyError(error: unknown, full?: 'create' | 'rotate'): FormProblem {
  if (error instanceof ViewOnlyError) return {text: error.message};
  if (isNetworkError(error) || error instanceof TypeError)
    return {
      text: translate({
        id: 'keys.error.network',
        message: 'The service for API keys did not respond. Check your connection, and try again.',
      }),
    };
  if (error instanceof UnscopedKeyError) return {text: noScopes()};
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
        message: 'This key, or its owner, no longer exists. Reload the page.',
      }),
    };
  if (message.startsWith('body.label')) return {field: 'label', text: labelProblem()};
  if (message.startsWith('body.expiresAt'))
    return {
      text: translate({
        id: 'keys.error.expiry',
        message: 'The service for API keys did not accept the expiry. Choose another period.',
      }),
    };
  if (status === 400 && /body\.(readOnly|allowedPaths) is not a field/.test(message))
    return {text: noScopes()};
  if (
    status === 400 &&
    full &&
    !/^body\.(readOnly|allowedPaths)/.test(message) &&
    !message.startsWith('path.')
  )
    return {text: fullProblem(full)};
  return {
    text: translate(
      {id: 'keys.error.other', message: 'The service for API keys responded: {message}'},
      {message},
    ),
  };
}

const noScopes = (): string =>
  translate({
    id: 'keys.error.noScopes',
    message: 'This service for API keys cannot limit what a key may do. No key was created.',
  });

function fullProblem(task: 'create' | 'rotate'): string {
  return task === 'create'
    ? translate({
        id: 'keys.error.full',
        message: 'There are ten keys already, the most that a person can have. Revoke one first.',
      })
    : translate({
        id: 'keys.error.fullRotation',
        message:
          'There are ten keys already, the most that a person can have. Revoke one first, or choose “No grace period”.',
      });
}

/** What is wrong with a label; `undefined` when nothing is. The contract has the same rule: no control characters. */
export function checkLabel(label: string): string | undefined {
  return /^\S([ -~\u0080-\u{10ffff}]{0,58}\S)?$/u.test(label) ? undefined : labelProblem();
}

function labelProblem(): string {
  return translate({
    id: 'keys.error.label',
    message: 'Enter what the key is for, in 1 to 60 characters.',
  });
}

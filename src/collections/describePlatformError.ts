import {translate} from '@docusaurus/Translate';
import type {FormProblem} from '@site/src/components/form';
import {ViewOnlyError} from '@site/src/components/view-only/ViewOnlyError';
import {PlatformError} from '@site/src/platform';

/** Describes an error response of the platform; its messages name the path of each violation. */
export function describePlatformError(error: unknown): FormProblem {
  if (error instanceof ViewOnlyError) return {text: error.message};
  if (!(error instanceof PlatformError)) {
    return {
      text: translate({
        id: 'admin.collections.network',
        message: 'The platform cannot be reached. Check your connection and try again.',
      }),
    };
  }
  const {message} = error;
  const field = /body\.(\w+)/.exec(message)?.[1];
  return {...(field && {field}), text: message};
}

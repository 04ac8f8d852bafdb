import {translate} from '@docusaurus/Translate';
import {PlatformError} from '@site/src/platform';

/** Why the platform did not do what it was asked. */
export function describe(error: unknown): {readonly text: string} {
  return error instanceof PlatformError
    ? {text: error.message}
    : {text: translate({id: 'dashboard.route.unreachable', message: 'The platform cannot be reached.'})};
}

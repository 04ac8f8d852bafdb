import {translate} from '@docusaurus/Translate';
import {PlatformError} from '@site/src/platform';

/** Why the platform did not do what was asked, in words. */
export function describePlatformError(error: unknown) {
  return {
    text:
      error instanceof PlatformError
        ? error.message
        : translate({
            id: 'dashboard.flights.unreachable',
            message: 'The platform cannot be reached. Nothing has changed: try again.',
          }),
  };
}

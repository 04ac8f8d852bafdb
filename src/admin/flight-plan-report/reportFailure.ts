import {describePlatformError} from '@site/src/collections/describePlatformError';
import {notify} from '@site/src/components/notices';

/** Says why something that was asked for by a button did not come. */
export function reportFailure(error: unknown): void {
  notify('error', describePlatformError(error).text);
}

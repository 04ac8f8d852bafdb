import Translate from '@docusaurus/Translate';
import type {KeyCallsState} from './useKeyCalls';
import styles from './usage.module.css';

interface Props {
  readonly status: KeyCallsState['status'];
}

/** Says why no calls are shown beside the keys; nothing where they are. */
export function CallsNote({status}: Props) {
  if (status === 'uncounted')
    return (
      <p className={styles.none}>
        <Translate id="keys.usage.uncounted">
          Hourly counts of calls are not available here: the service for API keys knows only when a key was
          last used.
        </Translate>
      </p>
    );
  if (status === 'failed')
    return (
      <p className={styles.none}>
        <Translate id="keys.usage.failed">
          The calls of your keys could not be loaded. Reload the page to try again.
        </Translate>
      </p>
    );
  return null;
}

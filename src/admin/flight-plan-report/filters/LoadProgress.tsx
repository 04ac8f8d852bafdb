import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Progress} from '../useReportData';
import type {FoundRows} from '../rows/findRows';
import styles from './filters.module.css';

interface Props {
  readonly progress: Progress;
  /** Ids of plans of which something could not be loaded. */
  readonly failed: readonly string[];
  readonly found: FoundRows;
  /** How many plans there are. */
  readonly total: number;
  readonly retry: () => void;
}

const MOST_NAMED = 3;

/** How many plans are found, how far the loading of all is, and what could not be loaded. */
export function LoadProgress({progress: {done, total: needed}, failed, found, total, retry}: Props) {
  const isLoading = done + failed.length < needed;
  return (
    <div className={styles.progress}>
      <p role="status" aria-busy={isLoading}>
        <Translate id="admin.report.count" values={{count: <strong>{found.rows.length}</strong>, total}}>
          {'Plans: {count} of {total}'}
        </Translate>
      </p>
      {isLoading && (
        <p className={styles.loading}>
          <progress value={done} max={needed} aria-labelledby="report-progress" />
          <span id="report-progress">
            <Translate id="admin.report.progress" values={{done, needed}}>
              {'{done} of {needed} read'}
            </Translate>
          </span>
        </p>
      )}
      {failed.length > 0 && (
        <p className={styles.failed} role="alert">
          <span>
            <Translate
              id="admin.report.failed"
              values={{count: failed.length, names: failed.slice(0, MOST_NAMED).join(', ')}}
            >
              {'{count} could not be read: {names}'}
            </Translate>
            {failed.length > MOST_NAMED && ' …'}
          </span>
          <SmallButton onClick={retry}>
            <Translate id="admin.report.retry">Try again</Translate>
          </SmallButton>
        </p>
      )}
    </div>
  );
}

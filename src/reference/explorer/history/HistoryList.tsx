import Translate from '@docusaurus/Translate';
import {Status} from '@site/src/components/status/Status';
import {timeText} from '@site/src/try-it/response/units';
import styles from '../explorer.module.css';
import type {PastRequest} from './types';

interface Props {
  readonly past: readonly PastRequest[];
  /** The id of the one whose response is shown. */
  readonly current: string | undefined;
  readonly onChoose: (past: PastRequest) => void;
}

/**
 * The last requests of this operation; choosing one restores its fields, and its response unless the page was loaded
 * anew.
 */
export function HistoryList({past, current, onChoose}: Props) {
  if (past.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        <Translate id="reference.history" values={{count: past.length}}>
          {'Last requests ({count})'}
        </Translate>
      </summary>
      <ol className={styles.history} reversed>
        {past.map((each) => (
          <li key={each.id}>
            <button type="button" aria-current={each.id === current} onClick={() => onChoose(each)}>
              <SentAt at={each.at} /> <ResultWord {...each} /> <span>{timeText(each.totalMs)}</span>
              <code>{each.url}</code>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface SentAtProps {
  readonly at: number;
}

function SentAt({at}: SentAtProps) {
  const time = new Date(at);
  return <time dateTime={time.toISOString()}>{time.toLocaleTimeString('en-GB')}</time>;
}

function ResultWord({result, status}: Pick<PastRequest, 'result' | 'status'>) {
  switch (result) {
    case 'response':
      return <Status status={String(status)} />;
    case 'failure':
      return <Translate id="reference.history.failed">failed</Translate>;
    case 'cancelled':
      return <Translate id="reference.history.cancelled">cancelled</Translate>;
  }
}

import Translate from '@docusaurus/Translate';
import {Status} from '@site/src/components/status/Status';
import {timeText} from '@site/src/try-it/response/units';
import styles from '../explorer.module.css';
import type {Outcome} from '@site/src/try-it/send/types';
import type {Exchange} from './types';

interface Props {
  readonly history: readonly Exchange[];
  readonly current: Exchange | undefined;
  readonly onChoose: (exchange: Exchange) => void;
}

/** The last requests of this operation; choosing one restores its fields and its response. */
export function HistoryList({history, current, onChoose}: Props) {
  if (history.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        <Translate id="reference.history" values={{count: history.length}}>
          {'Last requests ({count})'}
        </Translate>
      </summary>
      <ol className={styles.history} reversed>
        {history.map((exchange) => (
          <li key={exchange.id}>
            <button type="button" aria-current={exchange === current} onClick={() => onChoose(exchange)}>
              <time dateTime={exchange.at.toISOString()}>{exchange.at.toLocaleTimeString('en-GB')}</time>{' '}
              <OutcomeWord outcome={exchange.outcome} /> <span>{timeText(exchange.outcome.totalMs)}</span>
              <code>{exchange.request.url}</code>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface OutcomeWordProps {
  readonly outcome: Outcome;
}

function OutcomeWord({outcome}: OutcomeWordProps) {
  switch (outcome.kind) {
    case 'response':
      return <Status status={String(outcome.status)} />;
    case 'failure':
      return <Translate id="reference.history.failed">failed</Translate>;
    case 'cancelled':
      return <Translate id="reference.history.cancelled">cancelled</Translate>;
  }
}

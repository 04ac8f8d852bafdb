import Translate from '@docusaurus/Translate';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import {timeText} from '@site/src/try-it/response/units';
import styles from './detail.module.css';

interface Props {
  readonly call: Pick<RecordedCall, 'response' | 'totalMs'>;
}

/** How long a call waited for the first byte, and how long its body took. */
export function Timing({call: {response, totalMs}}: Props) {
  const waitMs = response?.firstByteMs;
  return (
    <section className={styles.message}>
      <h4 className={styles.title}>
        <Translate id="workbench.timing">Timing</Translate>
      </h4>
      <dl className={styles.headers}>
        {waitMs !== undefined && (
          <>
            <div>
              <dt>
                <Translate id="workbench.timing.wait">Until the first byte</Translate>
              </dt>
              <dd>{timeText(waitMs)}</dd>
            </div>
            <div>
              <dt>
                <Translate id="workbench.timing.body">Body</Translate>
              </dt>
              <dd>{timeText(totalMs - waitMs)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>
            <Translate id="workbench.timing.all">Total</Translate>
          </dt>
          <dd>{timeText(totalMs)}</dd>
        </div>
      </dl>
    </section>
  );
}

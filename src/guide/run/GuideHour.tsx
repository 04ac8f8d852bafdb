import Translate from '@docusaurus/Translate';
import {useState} from 'react';
import {storyTime} from '@site/src/code/sample-request/placeholders';
import type {ApiServer} from '@site/src/site/types';
import {setSandboxClock} from '../request/sandboxClock';
import {useSandboxNow} from '../request/usePresent';
import styles from './run.module.css';

const HOUR_MS = 3_600_000;
/** Paths whose responses depend on the hour. */
const timedPaths = /weather|fire|restrictions/;

interface Props {
  readonly server: ApiServer;
  /** Path and query of the request. */
  readonly target: string;
  readonly run: () => void;
}

/**
 * Says why a live response differs from the recorded one, and offers to set the sandbox to the guides' hour: weather,
 * alerts, fires and the airspace around them depend on its clock. There, it offers the way back.
 */
export function GuideHour({server, target, run}: Props) {
  const now = useSandboxNow();
  const [hasFailed, setFailed] = useState(false);
  if (now === undefined || !timedPaths.test(target)) return null;
  const isThere = Math.abs(now.getTime() - storyTime.getTime()) < HOUR_MS;
  const set = (moment: Date) => {
    setFailed(false);
    setSandboxClock(server, moment).then(run, () => setFailed(true));
  };
  return (
    <div className={styles.hour}>
      <p>
        {isThere ? (
          <Translate id="guide.hour.there">
            The sandbox clock is set to the time of the guides: 14 July 2026, 18:00 UTC.
          </Translate>
        ) : (
          <Translate id="guide.hour.elsewhere" values={{now: hourText(now)}}>
            {
              'Weather, warnings, fires and closed airspace depend on the time. The responses on this page were recorded on 14 July 2026 at 18:00 UTC; your sandbox clock is at {now}.'
            }
          </Translate>
        )}
      </p>
      <button type="button" className={styles.again} onClick={() => set(isThere ? new Date() : storyTime)}>
        {isThere ? (
          <Translate id="guide.hour.leave">Set the sandbox to the present time and run again</Translate>
        ) : (
          <Translate id="guide.hour.go">Set the sandbox to the time of the guides and run again</Translate>
        )}
      </button>
      <p className={styles.hourNote}>
        <Translate id="guide.hour.effect">
          This changes the clock of the whole sandbox. Stored data is kept.
        </Translate>
      </p>
      <p role="status" className={styles.hourNote}>
        {hasFailed && (
          <Translate id="guide.hour.failed">
            The sandbox clock could not be set. Is the sandbox running?
          </Translate>
        )}
      </p>
    </div>
  );
}

/** `2026-11-22 06:10 UTC`: the same in every time zone. */
function hourText(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

import Translate, {translate} from '@docusaurus/Translate';
import {durationText} from '@site/src/components/figures/figureWords';
import {useMemo} from 'react';
import {useConnection} from '../shared/data/connection';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {DataAge} from '../shared/parts/DataAge';
import styles from './devices.module.css';
import {recentQuestion} from './questions';
import {recordOf} from './record';
import {hdopText} from './words';

interface Props {
  readonly id: string;
  /** In seconds. */
  readonly pace: number;
}

/** The last intervals of a device: a bar for each in which it reported, a gap for each that it missed. */
export function RecentRecord({id, pace}: Props) {
  const {clock} = useConnection();
  const result = usePlatformQuery(useMemo(() => recentQuestion(id, pace, clock), [id, pace, clock]));
  const {data} = result;
  const record = useMemo(() => data && recordOf(data.reports, data.end, pace, data.since), [data, pace]);
  if (!record) return <DataAge results={[result]} />;
  const {slots, longestGap, worstHdop} = record;
  const came = slots.filter(Boolean).length;
  const text = translate(
    {id: 'dashboard.devices.came', message: '{came} of {count} intervals with a report'},
    {came: String(came), count: String(slots.length)},
  );
  return (
    <section className={styles.part}>
      <h4>
        <Translate id="dashboard.devices.recent" values={{time: durationText(slots.length * pace)}}>
          {'The last {time}'}
        </Translate>
      </h4>
      <DataAge results={[result]} />
      <div className={styles.slots} role="img" aria-label={text}>
        {slots.map((hasReport, index) => (
          <i key={index} data-came={hasReport} />
        ))}
      </div>
      <p>
        {[
          text,
          longestGap !== undefined &&
            translate(
              {id: 'dashboard.devices.gap', message: 'longest gap {time}'},
              {time: durationText(longestGap)},
            ),
          worstHdop !== undefined &&
            translate(
              {id: 'dashboard.devices.worst', message: 'worst HDOP {hdop}'},
              {hdop: hdopText(worstHdop)},
            ),
        ]
          .filter(Boolean)
          .join('; ')}
      </p>
    </section>
  );
}

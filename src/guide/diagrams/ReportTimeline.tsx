import {translate} from '@docusaurus/Translate';
import {Diagram, WIDTH} from './Diagram';
import styles from './diagram.module.css';
import {Words} from './Words';

const AXIS = 84;
const reports = [34, 82, 130, 178];
const NEWEST = 226;
const EXPIRY = 292;

/** What is history, what is the latest location, and what expiry takes away. */
export function ReportTimeline() {
  return (
    <Diagram
      height={150}
      title={translate({id: 'guide.timeline.title', message: 'Reports in time'})}
      desc={translate({
        id: 'guide.timeline.desc',
        message:
          'Five reports are shown on a time axis. All five make up the history. The newest one is also the latest location. At its expirationDateTime the latest location is deleted, and the history stays.',
      })}
    >
      <path className={styles.line} d={`M8 ${AXIS}H${WIDTH - 6}`} markerEnd="url(#guide-arrow)" />
      {reports.map((x) => (
        <circle key={x} className={styles.dot} cx={x} cy={AXIS} r="5" />
      ))}
      <circle className={styles.signal} cx={NEWEST} cy={AXIS} r="8" />
      <path className={styles.dashed} d={`M${NEWEST + 10} ${AXIS - 12}H${EXPIRY}`} />
      <path className={styles.line} d={`M${EXPIRY} ${AXIS - 22}V${AXIS + 14}`} />
      <path className={styles.line} d={`M26 ${AXIS + 16}v8H${NEWEST + 8}v-8`} />
      <Words x={(26 + NEWEST + 8) / 2} y={AXIS + 42} tone="strong">
        {translate({id: 'guide.timeline.history', message: 'history: stays'})}
      </Words>
      <Words x={NEWEST - 6} y={AXIS - 48} columns={16} tone="strong">
        {translate({id: 'guide.timeline.latest', message: 'latest location'})}
      </Words>
      <path
        className={styles.line}
        d={`M${NEWEST} ${AXIS - 40}V${AXIS - 14}`}
        markerEnd="url(#guide-arrow)"
      />
      <Words x={EXPIRY} y={AXIS + 32} columns={10}>
        {translate({id: 'guide.timeline.expiry', message: 'expiry: latest is gone'})}
      </Words>
    </Diagram>
  );
}

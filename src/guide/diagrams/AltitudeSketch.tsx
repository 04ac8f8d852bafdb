import {translate} from '@docusaurus/Translate';
import {Diagram, WIDTH} from './Diagram';
import styles from './diagram.module.css';
import {Words} from './Words';

const SEA = 222;
const LAUNCH = 156;
const DRONE = 58;

/** Relative altitude, reference point, and the altitude above sea level that follows from them. */
export function AltitudeSketch() {
  return (
    <Diagram
      height={244}
      title={translate({id: 'guide.altitude.title', message: 'Relative altitude'})}
      desc={translate({
        id: 'guide.altitude.desc',
        message:
          'The drone hovers 60 metres above the place where it was launched, the reference point. The reference point is 1,024.5 metres above mean sea level. The platform adds the two and stores 1,084.5 metres as the altitude of the drone.',
      })}
    >
      <rect className={styles.water} x="0" y={SEA} width={WIDTH} height="22" />
      <path
        className={styles.ground}
        d={`M0 ${SEA}C60 ${SEA} 70 ${LAUNCH} 120 ${LAUNCH}H180C230 ${LAUNCH} 270 120 ${WIDTH} 108V${SEA}Z`}
      />
      <path className={styles.line} d={`M0 ${SEA}H${WIDTH}`} />
      <Words x={8} y={SEA + 16} anchor="start" tone="soft">
        {translate({id: 'guide.altitude.sea', message: 'mean sea level'})}
      </Words>
      <path className={styles.data} d={`M150 ${DRONE}h24m-24 -5v10m24 -10v10m-12 -5v8`} />
      <circle className={styles.dot} cx="162" cy={DRONE} r="5" />
      <circle className={styles.signal} cx="162" cy={LAUNCH} r="5" />
      <path
        className={styles.line}
        d={`M162 ${DRONE + 12}V${LAUNCH - 8}`}
        markerStart="url(#guide-arrow)"
        markerEnd="url(#guide-arrow)"
      />
      <Words x={174} y={98} anchor="start" columns={22} tone="strong">
        {translate({id: 'guide.altitude.relative', message: 'relativeAltitude 60 m'})}
      </Words>
      <Words x={162} y={LAUNCH + 24} columns={22}>
        {translate({id: 'guide.altitude.reference', message: 'reference point at 1,024.5 m'})}
      </Words>
      <path
        className={styles.line}
        d={`M54 ${DRONE}V${SEA - 2}`}
        markerStart="url(#guide-arrow)"
        markerEnd="url(#guide-arrow)"
      />
      <path className={styles.dashed} d={`M46 ${DRONE}H146`} />
      <Words x={46} y={26} anchor="start" columns={34} tone="strong">
        {translate({id: 'guide.altitude.amsl', message: 'stored: 1,084.5 m above sea level'})}
      </Words>
    </Diagram>
  );
}

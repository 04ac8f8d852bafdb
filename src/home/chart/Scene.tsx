import type {ChartFacts} from '../contract/homeFacts';
import styles from './chart.module.css';
import {sheet, towns} from './sheet';

interface Props {
  readonly chart: ChartFacts;
}

/** What the sheet shows of fire, airspace and warning, and the towns between them. */
export function Scene({chart}: Props) {
  const {fire, hotspots, restriction, airspace, alert} = chart;
  const perimeter = sheet.path(fire.ring, true);
  const restricted = sheet.path(restriction.ring, true);
  return (
    <>
      <clipPath id="chart-restricted">
        <path d={restricted} />
      </clipPath>
      <path className={styles.alert} d={sheet.path(alert.ring, true)} />
      <path className={styles.airspace} d={sheet.path(airspace.ring, true)} />

      {/* One and two kilometres around the perimeter: a line as wide as twice the distance. */}
      <path className={styles.reach} d={perimeter} strokeWidth={4 * sheet.kilometre} />
      <path className={styles.reach} d={perimeter} strokeWidth={2 * sheet.kilometre} />
      <path className={styles.fire} d={perimeter} />
      {hotspots.map((hotspot, index) => (
        <path key={index} className={styles.hotspot} d={sheet.path(hotspot, true)} />
      ))}

      <path className={styles.restricted} d={restricted} />
      <path className={styles.restrictedTicks} d={restricted} clipPath="url(#chart-restricted)" />

      {towns.map(({name, position, isLabelledLeft}) => {
        const {x, y} = sheet.project(position);
        return (
          <g key={name}>
            <circle className={styles.town} cx={x} cy={y} r="4.5" />
            <text
              className={styles.townName}
              x={isLabelledLeft ? x - 9 : x + 12}
              y={y + 5}
              textAnchor={isLabelledLeft ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

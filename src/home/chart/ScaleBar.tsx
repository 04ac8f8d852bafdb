import styles from './chart.module.css';
import {sheet} from './sheet';

const STEP = 2.5;

interface Props {
  readonly x: number;
  readonly y: number;
}

/** Ten kilometres, in steps of two and a half. */
export function ScaleBar({x, y}: Props) {
  const step = STEP * sheet.kilometre;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect className={styles.frame} width={4 * step} height="5" />
      <path className={styles.neatline} strokeWidth="5" d={`M0 2.5h${step}m${step} 0h${step}`} />
      {[0, 2, 4].map((count) => (
        <text key={count} className={styles.figure} x={count * step} y="-5" textAnchor="middle">
          {count === 4 ? `${count * STEP} km` : count * STEP}
        </text>
      ))}
    </g>
  );
}

import styles from './chart.module.css';
import {extent, MARGIN, sheet} from './sheet';

const BAND = 6;

/** Meridians and parallels every five minutes, inside a neat line that is black and white by the minute. */
export function Graticule() {
  const meridians = minutes(extent.west, extent.east, 5);
  const parallels = minutes(extent.south, extent.north, 5);
  return (
    <g aria-hidden="true">
      <path
        className={styles.graticule}
        d={[
          ...meridians.map((lon) => `M${x(lon)} 0V${sheet.height}`),
          ...parallels.map((lat) => `M0 ${y(lat)}H${sheet.width}`),
        ].join('')}
      />
      <path className={styles.neatline} d={blackMinutes()} strokeWidth={BAND} />
      <rect className={styles.frame} width={sheet.width} height={sheet.height} />
      <rect
        className={styles.frame}
        x={-BAND}
        y={-BAND}
        width={sheet.width + 2 * BAND}
        height={sheet.height + 2 * BAND}
      />
      {meridians.map((lon) => (
        <text
          key={lon}
          className={styles.figure}
          x={x(lon)}
          y={sheet.height + MARGIN - 7}
          textAnchor="middle"
        >
          {sexagesimal(lon)}
        </text>
      ))}
      {parallels.map((lat) => (
        <text
          key={lat}
          className={styles.figure}
          transform={`translate(${-MARGIN + 14} ${y(lat)}) rotate(-90)`}
          textAnchor="middle"
        >
          {sexagesimal(lat)}
        </text>
      ))}
    </g>
  );
}

/** Every second minute of arc, on all four sides. */
function blackMinutes(): string {
  const half = BAND / 2;
  const lons = minutes(extent.west, extent.east, 2).map((lon) => {
    const [from, to] = [x(lon), Math.min(x(lon + 1 / 60), sheet.width)];
    return `M${from} ${-half}H${to}M${from} ${sheet.height + half}H${to}`;
  });
  const lats = minutes(extent.south, extent.north, 2).map((lat) => {
    const [from, to] = [y(lat), Math.max(y(lat + 1 / 60), 0)];
    return `M${-half} ${from}V${to}M${sheet.width + half} ${from}V${to}`;
  });
  return [...lons, ...lats].join('');
}

/** Whole multiples of `step` minutes between two degrees. */
function minutes(from: number, to: number, step: number): number[] {
  const firstStep = Math.ceil((from * 60) / step);
  const lastStep = Math.floor((to * 60) / step);
  return Array.from({length: lastStep - firstStep + 1}, (_, index) => ((firstStep + index) * step) / 60);
}

/** `121°40′` for -121.6667. */
function sexagesimal(degrees: number): string {
  const all = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(all / 60)}°${String(all % 60).padStart(2, '0')}′`;
}

function x(lon: number): number {
  return sheet.project([lon, extent.north]).x;
}

function y(lat: number): number {
  return sheet.project([extent.west, lat]).y;
}

import styles from './chart.module.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A compass rose with a tick every ten degrees; the figures stand at the quarters. */
export function CompassRose({x, y, radius}: Props) {
  return (
    <g className={styles.rose} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r={radius} />
      <circle r={radius * 0.62} />
      <path d={ticks(radius)} />
      <path className={styles.roseStar} d={star(radius * 0.56)} />
      <path className={styles.roseNorth} d={`M0 ${-radius * 1.18}l5 ${radius * 0.16}h-10Z`} />
      {[90, 180, 270].map((bearing) => (
        <text
          key={bearing}
          className={styles.figure}
          {...at(bearing, radius * 0.78)}
          dy="3.5"
          textAnchor="middle"
        >
          {bearing}
        </text>
      ))}
      <text className={styles.figure} {...at(0, radius * 0.78)} dy="3.5" textAnchor="middle">
        0
      </text>
    </g>
  );
}

function ticks(radius: number): string {
  return Array.from({length: 36}, (_, index) => index * 10)
    .map((bearing) => {
      const outer = at(bearing, radius);
      const inner = at(bearing, radius * (bearing % 30 === 0 ? 0.9 : 0.95));
      return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
    })
    .join('');
}

/** Four long points and four short ones. */
function star(radius: number): string {
  const corners = Array.from({length: 16}, (_, index) => {
    const reach = index % 2 === 1 ? 0.17 : index % 4 === 0 ? 1 : 0.5;
    const {x, y} = at(index * 22.5, radius * reach);
    return `${x} ${y}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Rounded, so that server and browser write the same figures. */
function at(bearing: number, distance: number): {x: number; y: number} {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: Math.round(Math.sin(angle) * distance * 10) / 10,
    y: Math.round(-Math.cos(angle) * distance * 10) / 10,
  };
}

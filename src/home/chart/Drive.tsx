import type {ChartFacts} from '../contract/homeFacts';
import styles from './chart.module.css';
import {pointAlong, stretch, toPath} from './projection';
import {sheet} from './sheet';

/** Units of the drawing for one metre per second. */
const PER_METRE_PER_SECOND = 3;

/** The route with the wind that waits along it as a comb, and the engine on its way. */
export function Drive({route, engine}: Pick<ChartFacts, 'route' | 'engine'>) {
  const line = route.line.map(sheet.project);
  const above = route.wind.findIndex((speed) => speed > route.windLimit);
  const at = sheet.project(engine.position);
  return (
    <>
      <path className={styles.routeCasing} d={toPath(line)} />
      <path className={styles.route} d={toPath(line)} />
      <path className={styles.windy} d={toPath(stretch(line, above / (route.wind.length - 1), 1))} />
      {route.wind.map((speed, index) => (
        <path
          key={index}
          className={speed > route.windLimit ? styles.windAbove : styles.wind}
          d={tooth(pointAlong(line, index / (route.wind.length - 1)), speed)}
        />
      ))}
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle className={styles.pulse} r="9" />
        <path
          className={styles.engine}
          transform={`rotate(${engine.heading})`}
          d="M0-14L9.5 10 0 4.5-9.5 10Z"
        />
      </g>
    </>
  );
}

/** A line that stands on the right of the way, as long as the wind is strong. */
function tooth({x, y, direction}: ReturnType<typeof pointAlong>, speed: number): string {
  const length = speed * PER_METRE_PER_SECOND;
  const [dx, dy] = [-Math.sin(direction), Math.cos(direction)];
  const [from, to] = [7, 7 + length].map(
    (reach) => `${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}`,
  );
  return `M${from}L${to}`;
}

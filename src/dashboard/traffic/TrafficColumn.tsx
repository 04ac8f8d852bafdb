import Translate, {translate} from '@docusaurus/Translate';
import {Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {durationText} from '@site/src/components/figures/figureWords';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {Loading} from '@site/src/components/loading/Loading';
import type {Schemas} from '@site/src/platform';
import type {UseQueryResult} from '@tanstack/react-query';
import type {Position} from 'geojson';
import type {ReactNode} from 'react';
import {DrawField} from '../shared/draw/DrawField';
import {Hint} from '../shared/parts/Hint';
import {WayNotice} from '../shared/ways/WayNotice';
import {colourOf, levelOf} from './roads/levels';
import type {SlowStretch} from './slowStretches';
import styles from './traffic.module.css';
import {MOST_WAYPOINTS} from './useTraffic';

interface Props {
  readonly positions: readonly Position[];
  readonly change: (positions: readonly Position[]) => void;
  readonly route: Schemas['Route'] | undefined;
  readonly freeRoute: Schemas['Route'] | undefined;
  readonly stretches: readonly SlowStretch[];
  /** Why there is no way through the waypoints, if there is none. */
  readonly wayError: unknown;
  readonly results: readonly UseQueryResult[];
  /** Hours ahead of the present one. */
  readonly hour: number;
  readonly focused: string | undefined;
  readonly focus: (id: string | undefined) => void;
  readonly show: (stretch: SlowStretch) => void;
  /** What the map says of the roads in sight. */
  readonly roads: ReactNode;
  /** Whether the map shows cells of the forecast in place of roads. */
  readonly hasFilm: boolean;
}

/** A way in traffic in words: how long it takes, and where it is slow. */
export function TrafficColumn(props: Props) {
  const {positions, change, route, wayError, results, roads, hasFilm} = props;
  const hasWay = positions.length > 0;
  return (
    <>
      <Hint>
        {hasFilm ? (
          <Translate id="dashboard.traffic.filmHint">
            The time bar sets the hour. Set two or three waypoints to see the delay on a route.
          </Translate>
        ) : (
          <Translate id="dashboard.traffic.hint">
            Choose a road of the list, or set two or three waypoints to see the delay on a route. The time bar
            sets the hour.
          </Translate>
        )}
      </Hint>
      {!hasWay && roads}
      <DrawField
        kind="points"
        label={translate({id: 'dashboard.traffic.waypoints', message: 'Waypoints of a route'})}
        positions={positions}
        change={change}
        most={MOST_WAYPOINTS}
      />
      <WayNotice wayError={wayError} results={results} />
      {results.some(({isFetching, data, isError}) => isFetching && data === undefined && !isError) && (
        <Loading />
      )}
      {route && <Way {...props} route={route} />}
      {hasWay && roads}
    </>
  );
}

function Way({route, freeRoute, stretches, hour, ...rows}: Props & {readonly route: Schemas['Route']}) {
  const delay = freeRoute ? Math.max(0, route.duration - freeRoute.duration) : undefined;
  return (
    <section
      className={styles.way}
      aria-label={translate({id: 'dashboard.traffic.way', message: 'Route in traffic'})}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.traffic.length', message: 'Length'})}>
          {`${(route.distance / 1000).toFixed(1)} km`}
        </Fact>
        <Fact title={translate({id: 'dashboard.traffic.now', message: 'In present traffic'})}>
          {durationText(route.duration)}
        </Fact>
        {freeRoute && (
          <Fact title={translate({id: 'dashboard.traffic.free', message: 'Without traffic'})}>
            {durationText(freeRoute.duration)}
          </Fact>
        )}
        {delay !== undefined && (
          <Fact title={translate({id: 'dashboard.traffic.delay', message: 'Delay'})}>
            {durationText(delay)}
          </Fact>
        )}
      </Facts>
      <h3>
        {hour === 0
          ? translate({id: 'dashboard.traffic.slowNow', message: 'Slow stretches now'})
          : translate(
              {id: 'dashboard.traffic.slowAt', message: 'Slow stretches in {hours} h'},
              {hours: String(hour)},
            )}
      </h3>
      {stretches.length === 0 && (
        <Hint>
          <Translate id="dashboard.traffic.none">Traffic slows no stretch by 10 % or more.</Translate>
        </Hint>
      )}
      <RowList className={styles.list}>
        {stretches.map((stretch) => (
          <Row key={stretch.id} stretch={stretch} {...rows} />
        ))}
      </RowList>
    </section>
  );
}

interface RowProps extends Pick<Props, 'focused' | 'focus' | 'show'> {
  readonly stretch: SlowStretch;
}

function Row({stretch, focused, focus, show}: RowProps) {
  const {id, road, slowdown, from, to, delay} = stretch;
  const kilometres = (metres: number) => (metres / 1000).toFixed(1);
  return (
    <ListRow
      className={styles.row}
      isSelected={false}
      isHovered={id === focused}
      toggle={() => show(stretch)}
      hover={(isOver) => focus(isOver ? id : undefined)}
    >
      <span className={styles.road}>
        {road || translate({id: 'dashboard.traffic.noName', message: 'Unnamed road'})}
      </span>
      <span className={styles.state} style={{borderLeftColor: colourOf(levelOf(slowdown))}}>
        {translate(
          {id: 'dashboard.traffic.slower', message: '{percent} % slower, {delay} longer'},
          {percent: slowdown.toFixed(0), delay: durationText(delay)},
        )}
      </span>
      <span className={styles.place}>
        {translate(
          {id: 'dashboard.traffic.stretch', message: 'km {from} to {to}'},
          {from: kilometres(from), to: kilometres(to)},
        )}
      </span>
    </ListRow>
  );
}

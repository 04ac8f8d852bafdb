import Translate, {translate} from '@docusaurus/Translate';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {distanceText, durationText} from '@site/src/components/figures/figureWords';
import {RowList} from '@site/src/components/list-row/RowList';
import {Loading} from '@site/src/components/loading/Loading';
import {byName} from '@site/src/components/order/naturalOrder';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Position} from 'geojson';
import {useState} from 'react';
import {DrawField} from '../shared/draw/DrawField';
import {Hint} from '../shared/parts/Hint';
import {routeName} from '../shared/ways/routeName';
import {RouteRow} from '../shared/ways/RouteRow';
import {WayNotice} from '../shared/ways/WayNotice';
import {MOST_WAYPOINTS} from '../shared/ways/waypoints';
import {DeleteDialog} from './DeleteDialog';
import {DepartureMatrix} from './DepartureMatrix';
import {Legs, type StepStretch} from './Legs';
import styles from './route.module.css';
import {StoreDialog} from './StoreDialog';
import type {ShownRoute} from './useRoute';

interface Props {
  readonly shown: ShownRoute;
  readonly positions: readonly Position[];
  readonly change: (positions: readonly Position[]) => void;
  readonly select: (routeId: string | undefined) => void;
  readonly point: (stretch: StepStretch | undefined) => void;
  readonly show: (stretch: StepStretch) => void;
  readonly thisHour: number;
  readonly shownHour: number;
  readonly showHour: (hour: number) => void;
}

/** A way in words: its waypoints, its legs and steps, and when to leave. */
export function RouteColumn(props: Props) {
  const {shown, positions, change, select, thisHour, shownHour, showHour} = props;
  const {routes, selected, body, way, events, departures, best, isComputing, wayError, results} = shown;
  return (
    <>
      <WayNotice wayError={wayError} results={results} />
      {!selected && (
        <>
          {positions.length < 2 && (
            <Hint>
              <Translate id="dashboard.route.empty">
                Set two or more waypoints for a route by road, or choose a stored route.
              </Translate>
            </Hint>
          )}
          <DrawField
            kind="points"
            label={translate({id: 'dashboard.route.waypoints', message: 'Waypoints'})}
            positions={positions}
            change={change}
            most={MOST_WAYPOINTS}
          />
        </>
      )}
      {isComputing && <Loading />}
      {body && <RouteCard {...props} />}
      {way && events && (
        <DepartureMatrix
          way={way}
          events={events}
          departures={departures}
          best={best}
          thisHour={thisHour}
          shownHour={shownHour}
          show={showHour}
        />
      )}
      <h3 className={styles.title}>
        <Translate id="dashboard.route.storedTitle">Stored routes</Translate>
      </h3>
      <RowList className={styles.list}>
        {byName(routes, routeName).map((route) => {
          const isSelected = route.routeId === selected?.routeId;
          return (
            <RouteRow
              key={route.routeId}
              route={route}
              isSelected={isSelected}
              toggle={() => select(isSelected ? undefined : route.routeId)}
            />
          );
        })}
      </RowList>
      {routes.length === 0 && (
        <Hint>
          <Translate id="dashboard.route.noneStored">No routes are stored yet.</Translate>
        </Hint>
      )}
    </>
  );
}

function RouteCard({shown: {selected, body, route, way}, change, select, point, show}: Props) {
  const [dialog, setDialog] = useState<'store' | 'delete'>();
  if (!body || !route || !way) return null;
  const name = selected && routeName(selected);
  return (
    <DetailCard
      title={name ?? translate({id: 'dashboard.route.computed', message: 'Route by road'})}
      subtitle={name === selected?.routeId ? undefined : selected?.routeId}
      closeName={translate({id: 'dashboard.route.close', message: 'Close the route'})}
      close={() => (selected ? select(undefined) : change([]))}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.route.length', message: 'Length'})}>
          {distanceText(route.distance)}
        </Fact>
        <Fact title={translate({id: 'dashboard.route.duration', message: 'Duration'})}>
          {durationText(route.duration)}
        </Fact>
      </Facts>
      <Legs route={route} way={way} point={point} show={show} />
      <CardActions>
        <SmallButton onClick={() => show({from: 0, to: way.length})}>
          <Translate id="dashboard.route.show">Show on the map</Translate>
        </SmallButton>
        {selected ? (
          <SmallButton onClick={() => setDialog('delete')}>
            <Translate id="dashboard.route.delete">Delete</Translate>
          </SmallButton>
        ) : (
          <SmallButton onClick={() => setDialog('store')}>
            <Translate id="dashboard.route.store">Store</Translate>
          </SmallButton>
        )}
      </CardActions>
      {dialog === 'store' && (
        <StoreDialog body={body} onStored={select} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && selected && (
        <DeleteDialog
          route={selected}
          onDeleted={() => select(undefined)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </DetailCard>
  );
}

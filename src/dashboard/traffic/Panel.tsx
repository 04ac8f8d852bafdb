import {translate} from '@docusaurus/Translate';
import {boundsOf, type Hit, type RoadsInSight} from '@site/src/map';
import type {Position} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {useThisHour} from '../shared/data/useNow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {FleetSight} from '../shared/stage/FleetSight';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {tilePaths} from '../shared/tile-log/tileOperations';
import {DataAge} from '../shared/parts/DataAge';
import {TileNotice} from '../shared/tiles/TileNotice';
import {useTileTrouble} from '../shared/tiles/useTileTrouble';
import {weatherTiles} from '../shared/tiles/weatherTiles';
import {hourOffset} from '../shared/view/hours';
import {useFilter, useView} from '../shared/view/useView';
import {lineOf} from '../shared/ways/way';
import {formatWaypoints, parseWaypoints} from '../shared/ways/waypoints';
import {waypointsLayer} from '../shared/ways/waypointsLayer';
import {wayLayer} from './layers';
import {SlowestRoads} from './roads/SlowestRoads';
import {useRoadsPart} from './roads/useRoadsPart';
import {slowdownPaint} from './slowdownPaint';
import type {SlowStretch} from './slowStretches';
import {TrafficColumn} from './TrafficColumn';
import {TilesLegend, WayLegend} from './TrafficLegend';
import {MOST_WAYPOINTS, useTraffic} from './useTraffic';

/** How slow the roads are, and a way through them. `lazy` requires the default export. */
export default function TrafficPanel({isOpen}: PanelProps) {
  const {view} = useView();
  const {baseUrl} = useConnection();
  const goTo = useGoTo();
  const [way, setWay] = useFilter('traffic-way');
  const thisHour = useThisHour();
  const hour = Math.max(0, hourOffset(view.at, thisHour));
  const positions = useMemo(() => parseWaypoints(way, MOST_WAYPOINTS), [way]);
  const waypoints = positions.length >= 2 ? formatWaypoints(positions) : '';
  const {route, way: driven, freeRoute, stretches, wayError, results} = useTraffic(waypoints, hour);
  const [focused, setFocused] = useState<string>();
  const tiles = useTileTrouble(tilePaths.forecast);
  const {round} = tiles;
  const change = useCallback((next: readonly Position[]) => setWay(formatWaypoints(next)), [setWay]);
  const show = (stretch: SlowStretch) => {
    const bounds = boundsOf([stretch.geometry]);
    if (bounds) goTo({bounds});
  };
  const [roads, setRoads] = useState<RoadsInSight | 'none'>();
  // A base map without roads shows the cells of the forecast instead.
  const isFilm = roads === 'none';
  const part = useRoadsPart(isFilm ? undefined : roads, thisHour, hour);
  const film = useMemo(
    (): PanelLayer => ({
      id: 'traffic',
      title: translate({id: 'dashboard.traffic.layer', message: 'Slowdown'}),
      drawn: weatherTiles('traffic', baseUrl, slowdownPaint, thisHour, hour, round),
      legend: <TilesLegend />,
    }),
    [baseUrl, thisHour, hour, round],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'traffic-way',
        title: translate({id: 'dashboard.traffic.wayLayer', message: 'Route in traffic'}),
        drawn: [wayLayer(driven, stretches, [focused]), waypointsLayer('traffic-way:points', positions)],
        legend: driven && <WayLegend hasLevels={isFilm} />,
        onHover: (hit: Hit | undefined) => setFocused(hit && String(hit.properties['id'] ?? '')),
      },
      {...(isFilm ? film : part.layer), onRoads: setRoads},
    ],
    [driven, stretches, focused, positions, isFilm, film, part.layer],
  );
  usePanelLayers('traffic', layers);
  // Whoever draws has the place in sight: only a way that came with the link moves the map.
  const [linked] = useState(waypoints);
  useFirstSight(
    waypoints === linked ? waypoints : '',
    isOpen,
    () =>
      driven && boundsOf([{type: 'LineString', coordinates: lineOf(driven, {from: 0, to: driven.length})}]),
  );
  if (!isOpen) return null;
  return (
    <>
      {!waypoints && <FleetSight degrees={1} />}
      {isFilm ? <TileNotice state={tiles} /> : <DataAge results={part.results} />}
      <TrafficColumn
        positions={positions}
        change={change}
        route={route}
        freeRoute={freeRoute}
        stretches={stretches}
        wayError={wayError}
        results={results}
        hour={hour}
        focused={focused}
        show={show}
        focus={setFocused}
        roads={<SlowestRoads part={part} />}
        hasFilm={isFilm}
      />
    </>
  );
}

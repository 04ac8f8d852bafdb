import {translate} from '@docusaurus/Translate';
import {boundsOf, type Hit} from '@site/src/map';
import type {Geometry, Position} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {useNow} from '../shared/data/useNow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {FleetSight} from '../shared/stage/FleetSight';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {useFilter, useView} from '../shared/view/useView';
import {lineOf, type Way} from '../shared/ways/way';
import {formatWaypoints, MOST_WAYPOINTS, parseWaypoints} from '../shared/ways/waypoints';
import {waypointsLayer} from '../shared/ways/waypointsLayer';
import {MOST_STORED} from './columnProps';
import {IntersectColumn} from './IntersectColumn';
import {IntersectLegend} from './IntersectLegend';
import {thingsLayer, waysLayer} from './layers';
import type {Meeting} from './meetings';
import {useMeetings} from './useMeetings';
import {useWays} from '../shared/ways/useWays';

const MINUTE_MS = 60_000;

/** What ways meet, by kilometre and time. `lazy` requires the default export. */
export default function RouteIntersectPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const goTo = useGoTo();
  const now = useNow(MINUTE_MS);
  // Nobody leaves in the past.
  const departure = Math.max(now, view.at ?? now);
  const [text, setText] = useFilter('route-intersect-way');
  const [stored, setStored] = useFilter('route-intersect-stored');
  const positions = useMemo(() => parseWaypoints(text, MOST_WAYPOINTS), [text]);
  const storedIds = useMemo(() => stored.split(',').filter(Boolean).slice(0, MOST_STORED), [stored]);
  const looked = useWays(positions.length >= 2 ? formatWaypoints(positions) : '', storedIds);
  const {ways, isComplete} = looked;
  const {met, results} = useMeetings(ways, departure);
  const [hovered, setHovered] = useState<string>();
  const selectedId = isOpen ? view.ids[0] : undefined;
  const all = met.flatMap(({meetings}) => meetings);
  const focused = all.find(({id}) => id === (hovered ?? selectedId));
  const setPositions = useCallback((next: readonly Position[]) => setText(formatWaypoints(next)), [setText]);
  const select = useCallback(
    (id: string | undefined) => change({ids: id ? [id] : []}, {isStep: true}),
    [change],
  );
  const show = (way: Way, stretch: Meeting['stretch']) => {
    const bounds = boundsOf([lineString(way, stretch)]);
    if (bounds) goTo({bounds});
  };
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'route-intersect',
        title: translate({id: 'dashboard.intersect.layer', message: 'What routes meet'}),
        drawn: [
          thingsLayer(met, focused),
          waysLayer(met, focused),
          waypointsLayer('route-intersect:waypoints', positions),
        ],
        legend: met.length > 0 && <IntersectLegend met={met} />,
        attribution: [...new Set(met.flatMap(({attribution}) => attribution))].join(' '),
        onPick: ({properties}: Hit) => isOpen && properties['id'] && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit?.properties['id'] ? String(hit.properties['id']) : undefined),
      },
    ],
    [met, focused, positions, isOpen, select],
  );
  usePanelLayers('route-intersect', layers);
  // Whoever draws has the place in sight: only a way that came with the link, or is stored, moves the map.
  const [linked] = useState(text);
  useFirstSight(`${stored}${text === linked ? ` ${text}` : ''}`.trim(), isOpen && isComplete, () =>
    boundsOf(ways.map(({way}) => lineString(way, {from: 0, to: way.length}))),
  );
  if (!isOpen) return null;
  return (
    <>
      {!stored && !text && <FleetSight degrees={1} />}
      <IntersectColumn
        {...looked}
        met={met}
        positions={positions}
        storedIds={storedIds}
        departure={departure}
        select={select}
        show={show}
        results={[...looked.results, ...results]}
        setPositions={setPositions}
        setStoredIds={(ids) => setStored(ids.join(','))}
        selected={selectedId}
        hovered={hovered}
        hover={setHovered}
      />
    </>
  );
}

function lineString(way: Way, stretch: Meeting['stretch']): Geometry {
  return {type: 'LineString', coordinates: lineOf(way, stretch)};
}

import {translate} from '@docusaurus/Translate';
import {boundsOf} from '@site/src/map';
import type {Position} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {useThisHour} from '../shared/data/useNow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {FleetSight} from '../shared/stage/FleetSight';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {hourOffset, timeAt} from '../shared/view/hours';
import {useFilter, useView} from '../shared/view/useView';
import {lineOf} from '../shared/ways/way';
import {formatWaypoints, MOST_WAYPOINTS, parseWaypoints} from '../shared/ways/waypoints';
import {waypointsLayer} from '../shared/ways/waypointsLayer';
import {routeLayer} from './layers';
import type {StepStretch} from './Legs';
import {RouteColumn} from './RouteColumn';
import {RouteLegend} from './RouteLegend';
import {useRoute} from './useRoute';

/** A way by road, and when to leave. `lazy` requires the default export. */
export default function RoutePanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const goTo = useGoTo();
  const thisHour = useThisHour();
  const [text, setText] = useFilter('route-way');
  // Not the selection of the view: a pinned panel keeps its route while another panel is open.
  const [stored, setStored] = useFilter('route-stored');
  const positions = useMemo(() => parseWaypoints(text, MOST_WAYPOINTS), [text]);
  const shown = useRoute(positions.length >= 2 ? formatWaypoints(positions) : '', stored || undefined);
  const {way, events, selected} = shown;
  const [step, setStep] = useState<StepStretch>();
  const shownHour = Math.max(0, hourOffset(view.at, thisHour));
  const setPositions = useCallback((next: readonly Position[]) => setText(formatWaypoints(next)), [setText]);
  const show = (stretch: StepStretch) => {
    const bounds = way && boundsOf([{type: 'LineString', coordinates: lineOf(way, stretch)}]);
    if (bounds) goTo({bounds});
  };
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'route',
        title: translate({id: 'dashboard.route.layer', message: 'Route'}),
        drawn: [
          routeLayer(way, events ?? [], shownHour, step),
          waypointsLayer('route:waypoints', selected ? [] : positions),
        ],
        legend: way && <RouteLegend events={events ?? []} />,
      },
    ],
    [way, events, shownHour, step, selected, positions],
  );
  usePanelLayers('route', layers);
  // Whoever draws has the place in sight: only a way that came with the link, or is stored, moves the map.
  const [linked] = useState(text);
  useFirstSight(
    stored || (text === linked ? text : ''),
    isOpen,
    () => way && boundsOf([{type: 'LineString', coordinates: way.points.map(({position}) => [...position])}]),
  );
  if (!isOpen) return null;
  return (
    <>
      {!stored && !text && <FleetSight degrees={1} />}
      <RouteColumn
        shown={shown}
        positions={positions}
        thisHour={thisHour}
        shownHour={shownHour}
        show={show}
        change={setPositions}
        select={(routeId) => setStored(routeId ?? '')}
        point={setStep}
        showHour={(hour) => change({at: timeAt(hour, thisHour)})}
      />
    </>
  );
}

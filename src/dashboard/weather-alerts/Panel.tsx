import {translate} from '@docusaurus/Translate';
import {boundsOf, focusOf, type Hit} from '@site/src/map';
import type {Polygon} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';
import {useShownTime} from '../shared/data/useNow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useShowChosen} from '../shared/stage/useShowChosen';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {useView} from '../shared/view/useView';
import type {Way} from '../shared/ways/way';
import {formatWaypoints} from '../shared/ways/waypoints';
import type {Alert} from './alerts';
import {AlertsColumn} from './AlertsColumn';
import {AlertsLegend} from './AlertsLegend';
import {alertsLayer, askedLayer, lineGeometry} from './layers';
import {useAlertFilters, type Where} from './useAlertFilters';
import {useAlerts} from './useAlerts';

/** Official warnings: of a country, at a place, along a route. `lazy` requires the default export. */
export default function WeatherAlertsPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const goTo = useGoTo();
  const filters = useAlertFilters();
  const state = useAlerts(filters);
  const {alerts, way} = state;
  const {where} = filters;
  const markedPlace = where === 'place' ? filters.place : undefined;
  const time = useShownTime();
  const [hovered, setHovered] = useState<string>();
  const selected = isOpen ? view.ids[0] : undefined;

  const select = useCallback(
    (key: string | undefined) => change({ids: key ? [key] : []}, {isStep: true}),
    [change],
  );
  const show = useCallback(
    ({detailPolygon}: Alert) => {
      const bounds = detailPolygon && boundsOf([detailPolygon]);
      if (bounds) goTo({bounds});
    },
    [goTo],
  );
  const attribution = useMemo(
    () => [...new Set(alerts.map(({attributionString}) => attributionString))].join(' '),
    [alerts],
  );
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'weather-alerts',
        title: translate({id: 'dashboard.alerts.layer', message: 'Weather alerts'}),
        drawn: [alertsLayer(alerts, time, [selected, hovered]), askedLayer(way, markedPlace)],
        legend: alerts.length > 0 && <AlertsLegend />,
        attribution,
        onPick: ({properties}: Hit) => isOpen && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit && String(hit.properties['id'])),
      },
    ],
    [alerts, time, selected, hovered, way, markedPlace, attribution, isOpen, select],
  );
  usePanelLayers('weather-alerts', layers);
  useShowChosen(selected, () => {
    const area = alerts.find((alert) => alertKey(alert) === selected)?.detailPolygon;
    return area && boundsOf([area]);
  });
  useFirstSight(
    [where, filters.country, filters.stored, formatWaypoints(filters.waypoints)].join(' '),
    isOpen && !filters.isOnlyInSight,
    () => boundsToShow(where, alerts, way),
  );
  if (!isOpen) return null;
  return (
    <AlertsColumn
      state={state}
      filters={filters}
      time={time}
      selected={selected}
      hovered={hovered}
      select={select}
      show={show}
      hover={setHovered}
      selectedAlert={alerts.find((alert) => alertKey(alert) === selected)}
    />
  );
}

/** Where most warned areas are, or the whole way. A place was set by somebody who had it in sight. */
function boundsToShow(where: Where, alerts: readonly Alert[], way: Way | undefined) {
  if (where === 'place') return undefined;
  if (where === 'route') return way && boundsOf([lineGeometry(way)]);
  const areas = alerts.flatMap(({detailPolygon}) => (detailPolygon ? [detailPolygon as Polygon] : []));
  // The warnings of a country with islands lie around the globe.
  return focusOf(areas)?.bounds;
}

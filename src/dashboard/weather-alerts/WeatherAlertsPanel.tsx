import {translate} from '@docusaurus/Translate';
import {boundsOf, type Hit} from '@site/src/map';
import type {Polygon} from 'geojson';
import {useCallback, useMemo, useState} from 'react';
import {alertKey} from '../shared/data/alertKey';
import {useShownTime} from '../shared/data/useNow';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {useFirstSight} from '../shared/stage/useFirstSight';
import {useGoTo, usePanelLayers} from '../shared/stage/useStage';
import {useView} from '../shared/view/useView';
import type {Alert} from './alerts';
import {AlertsColumn} from './AlertsColumn';
import {AlertsLegend} from './AlertsLegend';
import {alertsLayer} from './layers';
import {useAlertFilters, useAlerts} from './useAlerts';

/** The official warnings of a country. `lazy` requires the default export. */
export default function WeatherAlertsPanel({isOpen}: PanelProps) {
  const {view, change} = useView();
  const goTo = useGoTo();
  const filters = useAlertFilters();
  const {alerts, result} = useAlerts(filters);
  const time = useShownTime();
  const [hovered, setHovered] = useState<string>();
  const selected = isOpen ? view.ids[0] : undefined;

  const select = useCallback(
    (key: string | undefined) => change({ids: key ? [key] : []}, {isStep: true}),
    [change],
  );
  const show = useCallback(
    ({detailPolygon}: Alert) => {
      const bounds = detailPolygon && boundsOf([detailPolygon as Polygon]);
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
        drawn: [alertsLayer(alerts, time, [selected, hovered])],
        legend: <AlertsLegend />,
        attribution,
        onPick: ({properties}: Hit) => isOpen && select(String(properties['id'])),
        onHover: (hit) => setHovered(hit && String(hit.properties['id'])),
      },
    ],
    [alerts, time, selected, hovered, attribution, isOpen, select],
  );
  usePanelLayers('weather-alerts', layers);
  useFirstSight(
    filters.country,
    useMemo(() => (isOpen ? boundsOfAll(alerts) : undefined), [alerts, isOpen]),
  );
  if (!isOpen) return null;
  return (
    <AlertsColumn
      {...{alerts, result, filters, time, selected, hovered, select, show, attribution}}
      hover={setHovered}
      selectedAlert={alerts.find((alert) => alertKey(alert) === selected)}
    />
  );
}

function boundsOfAll(alerts: readonly Alert[]) {
  return boundsOf(alerts.flatMap(({detailPolygon}) => (detailPolygon ? [detailPolygon as Polygon] : [])));
}

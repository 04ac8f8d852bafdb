import type {ComponentType} from 'react';
import {panels, type PanelFacts} from './panels';
import type {PanelProps} from './shared/panel';

/** A panel of the dashboard. */
export interface Panel extends PanelFacts {
  /** Downloads the panel. Its default export is the component, as `lazy` requires. */
  readonly load: () => Promise<{default: ComponentType<PanelProps>}>;
}

/**
 * Apart from what is known of them: whoever imports this gives the bundler another way to each panel, on which it would
 * find nothing of what the shell of the dashboard has loaded already.
 */
const loads: Readonly<Record<(typeof panels)[number]['id'], Panel['load']>> = {
  overview: () => import('./overview/OverviewPanel'),
  locations: () => import('./locations/LocationsPanel'),
  paths: () => import('./paths/PathsPanel'),
  devices: () => import('./devices/DevicesPanel'),
  route: () => import('./route/RoutePanel'),
  'route-intersect': () => import('./route-intersect/RouteIntersectPanel'),
  'weather-alerts': () => import('./weather-alerts/WeatherAlertsPanel'),
  'weather-forecast': () => import('./weather-forecast/WeatherForecastPanel'),
  'weather-threshold': () => import('./weather-threshold/WeatherThresholdPanel'),
  'fire-zones': () => import('./fire-zones/FireZonesPanel'),
  flights: () => import('./flights/FlightsPanel'),
  traffic: () => import('./traffic/TrafficPanel'),
  'air-traffic': () => import('./air-traffic/AirTrafficPanel'),
  account: () => import('./account/AccountPanel'),
};

/** All panels, in the order of the rail. */
export const panelTable: readonly Panel[] = panels.map((panel) => ({...panel, load: loads[panel.id]}));

import {translate} from '@docusaurus/Translate';
import type {GroupMap} from '@site/src/site/types';

/** What each group of the site's map opens, in words, by group id; panels have the names of the rail. */
export function groupWords(groups: GroupMap): ReadonlyMap<string, string> {
  const {dashboard, separate} = groups;
  return new Map([
    [groups.developerAdmins, translate({id: 'groups.developerAdmins', message: 'Administers this portal'})],
    [groups.developerUsers, translate({id: 'groups.developerUsers', message: 'Uses the developer portal'})],
    [
      groups.dashboardAdmins,
      translate({id: 'groups.dashboardAdmins', message: 'Sees every dashboard panel'}),
    ],
    [dashboard.users, translate({id: 'groups.users', message: 'Dashboard'})],
    [dashboard.devices, translate({id: 'groups.devices', message: 'Devices'})],
    [dashboard.locations, translate({id: 'groups.locations', message: 'Locations'})],
    [dashboard.paths, translate({id: 'groups.paths', message: 'Track history'})],
    [dashboard.route, translate({id: 'groups.route', message: 'Plan a route'})],
    [dashboard.routeIntersect, translate({id: 'groups.routeIntersect', message: 'Hazards on routes'})],
    [dashboard.weatherAlerts, translate({id: 'groups.weatherAlerts', message: 'Weather alerts'})],
    [dashboard.weatherForecast, translate({id: 'groups.weatherForecast', message: 'Weather forecast'})],
    [dashboard.weatherThreshold, translate({id: 'groups.weatherThreshold', message: 'Weather thresholds'})],
    [separate.fireZones, translate({id: 'groups.fireZones', message: 'Fire zones'})],
    [separate.flights, translate({id: 'groups.flights', message: 'Flights'})],
    [
      separate.surfaceObservations,
      translate({id: 'groups.surfaceObservations', message: 'Surface observations'}),
    ],
    [separate.powerLines, translate({id: 'groups.powerLines', message: 'Power lines'})],
    [separate.lightning, translate({id: 'groups.lightning', message: 'Lightning'})],
    [separate.traffic, translate({id: 'groups.traffic', message: 'Traffic'})],
    [separate.airTraffic, translate({id: 'groups.airTraffic', message: 'Air traffic'})],
  ]);
}

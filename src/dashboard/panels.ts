import {translate} from '@docusaurus/Translate';
import type {DashboardGroup} from '@site/src/auth/people/roles';

/** What is known of a panel before it is downloaded. */
export interface PanelFacts {
  /** Stands in links, `?panel=<id>`. */
  readonly id: string;
  /** Members of any of these groups of site.config may open it; without one, every user of the portal. */
  readonly groups: readonly DashboardGroup[];
  /** What somebody does there, in a word or two. */
  readonly title: () => string;
  /** One sentence under the title: what the panel is for. */
  readonly purpose: () => string;
  /** Its symbol, on a square of 16 units. */
  readonly icon: string;
  /** Whether it shows something on the map. */
  readonly hasMap: boolean;
  /** Whether the time bar moves something in it; with `paced` it does, but the panel plays time by itself. */
  readonly hours: boolean | 'paced';
}

/** All panels there are, in the order of the rail. The first that a person may open is where the dashboard begins. */
export const panels = [
  {
    id: 'overview',
    groups: ['users'],
    title: () => translate({id: 'dashboard.panel.overview', message: 'Overview'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.overview',
        message: 'Everything that needs attention now, the most serious first.',
      }),
    icon: 'M2.5 2.5h4.500v6h-4.500zM9 2.5h4.500v3.500H9zM2.5 10.500h4.500v3h-4.500zM9 8h4.500v5.500H9z',
    hasMap: true,
    hours: false,
  },
  {
    id: 'locations',
    groups: ['locations'],
    title: () => translate({id: 'dashboard.panel.locations', message: 'Locations'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.locations',
        message: 'Where your objects are now, and the areas and collections they belong to.',
      }),
    icon: 'M8 14.5S3.5 10 3.5 6.5a4.5 4.5 0 0 1 9 0C12.5 10 8 14.5 8 14.5zM8 5.2a1.4 1.4 0 1 0 .01 0',
    hasMap: true,
    hours: false,
  },
  {
    id: 'paths',
    groups: ['paths'],
    title: () => translate({id: 'dashboard.panel.paths', message: 'Track history'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.paths',
        message: 'Where objects were, how fast they moved and how high they flew.',
      }),
    icon: 'M3 13.5a1.400 1.400 0 1 0 .01 0M13 2.500a1.400 1.400 0 1 0 .01 0M4.500 13h6a2.500 2.500 0 0 0 0-5h-5a2.500 2.500 0 0 1 0-5h6',
    hasMap: true,
    hours: 'paced',
  },
  {
    id: 'devices',
    groups: ['devices'],
    title: () => translate({id: 'dashboard.panel.devices', message: 'Devices'}),
    purpose: () =>
      translate({id: 'dashboard.purpose.devices', message: 'Which devices report, and which are late.'}),
    icon: 'M5.500 6h5v4h-5zM5.500 6 3.500 4M10.500 6l2-2M5.500 10l-2 2M10.500 10l2 2M2 3.500a1.500 1.500 0 0 1 3 0M11 3.500a1.500 1.500 0 0 1 3 0M2 12.500a1.500 1.500 0 0 0 3 0M11 12.500a1.500 1.500 0 0 0 3 0',
    hasMap: true,
    hours: false,
  },
  {
    id: 'route',
    groups: ['route'],
    title: () => translate({id: 'dashboard.panel.route', message: 'Plan a route'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.route',
        message: 'A route by road between waypoints, and the best hour to leave.',
      }),
    icon: 'M3.500 12.500a1.500 1.500 0 1 0 .01 0M12.500 2.500a1.500 1.500 0 1 0 .01 0M4 12.500 8.500 9 7 6.500l5-3',
    hasMap: true,
    hours: true,
  },
  {
    id: 'route-intersect',
    groups: ['routeIntersect'],
    title: () => translate({id: 'dashboard.panel.routeIntersect', message: 'Hazards on routes'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.routeIntersect',
        message: 'The warnings, fires, closed airspace and areas that a route meets on its way.',
      }),
    icon: 'M2 13.500 14 2.500M6.500 9.400a2.500 2.500 0 1 0 3-3.800M2 6.500l2.500 2M11.500 10l2.500 2',
    hasMap: true,
    hours: true,
  },
  {
    id: 'weather-alerts',
    groups: ['weatherAlerts'],
    title: () => translate({id: 'dashboard.panel.weatherAlerts', message: 'Weather alerts'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.weatherAlerts',
        message: 'Official warnings for a country, at a place or along a route.',
      }),
    icon: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.200M8 11.5v.01',
    hasMap: true,
    hours: true,
  },
  {
    id: 'weather-forecast',
    groups: ['weatherForecast'],
    title: () => translate({id: 'dashboard.panel.weatherForecast', message: 'Weather forecast'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.weatherForecast',
        message: 'Temperature, wind, rain and snow for the hours ahead.',
      }),
    icon: 'M1.5 6h8.5a2 2 0 1 0-2-2M1.5 9h11.5a2 2 0 1 1-2 2M1.5 12h5.5',
    hasMap: true,
    hours: true,
  },
  {
    id: 'weather-threshold',
    groups: ['weatherThreshold'],
    title: () => translate({id: 'dashboard.panel.weatherThreshold', message: 'Weather thresholds'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.weatherThreshold',
        message: 'The values at which weather counts as an event.',
      }),
    icon: 'M2 13.5h12M2 6.5h12M4 13.5V9.5M8 13.5V3M12 13.5V8',
    hasMap: false,
    hours: false,
  },
  {
    id: 'fire-zones',
    groups: ['fireZones'],
    title: () => translate({id: 'dashboard.panel.fireZones', message: 'Fire zones'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.fireZones',
        message: 'What is burning, how it grows, and what is near it.',
      }),
    icon: 'M8 1.5c.5 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4 .2 1.2.7 1.8 1.5 2C7.5 5.5 7 3.5 8 1.5z',
    hasMap: true,
    hours: true,
  },
  {
    id: 'flights',
    groups: ['flights'],
    title: () => translate({id: 'dashboard.panel.flights', message: 'Flights'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.flights',
        message: 'Check a flight plan hour by hour against airspace, warnings and weather, then store it.',
      }),
    icon: 'M2 13l4-9 4 7 2-4 2 6M6 4v.01M10 11v.01',
    hasMap: true,
    hours: true,
  },
  {
    id: 'traffic',
    groups: ['traffic'],
    title: () => translate({id: 'dashboard.panel.traffic', message: 'Traffic'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.traffic',
        message: 'How much traffic slows the roads down, and the delay on a route.',
      }),
    icon: 'M5 2.5h6v11H5zM8 4.5v.01M8 8v.01M8 11.500v.01',
    hasMap: true,
    hours: true,
  },
  {
    id: 'air-traffic',
    groups: ['airTraffic'],
    title: () => translate({id: 'dashboard.panel.airTraffic', message: 'Air traffic'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.airTraffic',
        message: 'Aircraft in flight, and those inside closed airspace.',
      }),
    icon: 'M8 2v5l6 3.500v1.500l-6-2v3l1.500 1.200V15L8 14.300 6.500 15v-.8L8 13v-3l-6 2v-1.500L8 7',
    hasMap: true,
    hours: false,
  },
  {
    id: 'account',
    groups: [],
    title: () => translate({id: 'dashboard.panel.account', message: 'Account'}),
    purpose: () =>
      translate({
        id: 'dashboard.purpose.account',
        message: 'Your name, groups, API keys and ways to sign in.',
      }),
    icon: 'M8 2.5a2.8 2.8 0 1 0 .01 0M2.5 14c.6-3 2.7-4.5 5.5-4.5s4.9 1.5 5.5 4.5',
    hasMap: false,
    hours: false,
  },
] as const satisfies readonly PanelFacts[];

import type {Trouble} from './troubleShapes';
import type {Palette} from './palette';

/**
 * The colour of the page that each kind of area has on maps, in legends and in lists. One table for all panels, since what
 * is pinned in one lies under another. `dataColours.test.ts` holds the colours apart, also for the colour-blind.
 */
export const areaColours = {
  extremeAlert: 'severity-1',
  severeAlert: 'severity-2',
  moderateAlert: 'severity-3',
  minorAlert: 'severity-4',
  fire: 'fire',
  airspace: 'airspace',
  ownAirspace: 'own-airspace',
  area: 'ink',
} as const satisfies Record<string, keyof Palette>;

/** The colour of the page that a road has by how much traffic slows it, on maps, in legends and in lists. */
export const trafficColours = {
  free: 'traffic-free',
  slow: 'traffic-slow',
  heavy: 'traffic-heavy',
  jam: 'traffic-jam',
} as const satisfies Record<string, keyof Palette>;

/** The colour of the page that the badge of a trouble has on maps and in lists; its shape says the same. */
export const troubleColours = {
  fire: areaColours.fire,
  airspace: areaColours.airspace,
  severeAlert: areaColours.severeAlert,
  silent: 'ink-soft',
  alert: areaColours.moderateAlert,
} as const satisfies Record<Trouble, keyof Palette>;

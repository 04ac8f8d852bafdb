import type {LonLat} from '../../geometry/sphere';

/** A collection of the seeded fleet, in the words of the contract. */
export interface DeviceCollection {
  collectionId: string;
  collectionName: string;
  icon: string;
  showOn: readonly ('dashboard' | 'locations' | 'routes')[];
  updateFrequencySeconds: number;
  /** Title of each property of its objects. */
  properties: Readonly<Record<string, string>>;
}

/** How an object goes: a journey for each trip, a cruising speed, and a rest between trips. */
export interface Motion {
  /** The way of a trip, at least two places. A trip begins where the one before it ended. */
  path: (trip: number) => readonly LonLat[];
  /** Metres per second. */
  cruise: number;
  /** Metres per second per second, for starting and stopping. */
  acceleration: number;
  /** Rest after a trip, seconds. */
  rest: number;
  /** Length in seconds that every trip's timetable is given; long enough for travel and rest. */
  period: number;
  /** Seconds by which its timetable is shifted, so that a fleet does not start as one. */
  shift: number;
  /** Metres above mean sea level of the ground and above that in cruise; absent on the ground and at sea. */
  flight?: {ground: number; height: number};
}

/** An object of the seeded fleet. */
export interface Device {
  objectId: string;
  objectName: string;
  objectType: string;
  collectionId: string;
  properties: Readonly<Record<string, string | number>>;
  motion: Motion;
}

/** Where an object is at a time, as a device would report it. */
export interface Fix {
  lon: number;
  lat: number;
  /** Metres above mean sea level; only of aircraft. */
  altitude?: number;
  /** Metres above the ground; only of aircraft. */
  relativeAltitude?: number;
  /** Degrees clockwise from true north, 0 to below 360. */
  heading: number;
  /** Metres per second. */
  speed: number;
}

import type {LonLat} from '../../../geometry/sphere';

/** How a device moves: a journey for each trip, a cruising speed, and a rest between trips. */
export interface Motion {
  /** The way of a trip, at least two positions. A trip begins where the one before it ended. */
  path: (trip: number) => readonly LonLat[];
  /** Metres per second. */
  cruise: number;
  /** Metres per second per second, for starting and stopping. */
  acceleration: number;
  /** Rest after a trip, seconds. */
  rest: number;
  /** Length in seconds that every trip's timetable is given; long enough for travel and rest. */
  period: number;
  /** Seconds by which its timetable is shifted, so that devices do not all start at once. */
  shift: number;
  /** Metres above mean sea level of the ground and above that in cruise; absent on the ground and at sea. */
  flight?: {ground: number; height: number};
}

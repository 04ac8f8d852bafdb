import {controlZones} from './airports';
import {specialAreasAt} from './specialAreas';
import {eventRestrictionsAt, fireRestrictionsAt} from './temporary';
import type {Restriction} from './types';

/**
 * The authorities' restrictions that are in force or announced at a time (milliseconds since 1970) and have not
 * ended, ordered by id. Whether a part-time one is in force follows from its `activeTime` and `endTime`.
 */
export function restrictionsAt(seed: number, time: number): Restriction[] {
  return [
    ...controlZones,
    ...specialAreasAt(time),
    ...fireRestrictionsAt(seed, time),
    ...eventRestrictionsAt(seed, time),
  ].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

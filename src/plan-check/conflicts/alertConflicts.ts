import type {Schemas} from '@site/src/platform';
import type {FlownPath} from '../path/flownPath';
import {distanceOf} from '../path/routeBody';
import {alertKey} from './alertKey';
import {hoursBetween} from './hours';
import {joinStretches, type Stretch} from './stretches';
import type {Alert, Conflict} from './types';

const CANCEL = 3;
/** Severities 1 and 2: extreme and severe. */
const GRAVE = 2;

type Overlap = Schemas['RouteAlertOverlap'];

/** Where a path lies in warned areas, and in which hours. An extreme or severe warning forbids to fly. */
export function alertConflicts(
  path: FlownPath,
  overlaps: readonly Overlap[],
  thisHour: number,
): readonly Conflict[] {
  const byAlert = new Map<string, {readonly alert: Alert; readonly stretches: Stretch[]}>();
  for (const overlap of overlaps) {
    const {alert} = overlap;
    if (alert.messageTypeCode === CANCEL) continue;
    const key = alertKey(alert);
    const entry = byAlert.get(key) ?? {alert, stretches: []};
    entry.stretches.push(stretchOfOverlap(path, overlap));
    byAlert.set(key, entry);
  }
  return [...byAlert].flatMap(([key, {alert, stretches}]) => {
    const hours = hoursBetween(alert.effectiveTime, alert.expireTime, thisHour);
    if (hours.length === 0) return [];
    return joinStretches(stretches).map(({from, to}, index): Conflict => ({
      id: `alert:${key}:${index}`,
      cause: {kind: 'alert', alert},
      verdict: alert.severityCode <= GRAVE ? 'noGo' : 'look',
      hours,
      from,
      to,
      reference: key,
    }));
  });
}

/** Where on the path a stretch lies that a response names by its step and its line. */
export function stretchOfOverlap(
  path: FlownPath,
  {geometry, routeSegment}: Pick<Overlap, 'geometry' | 'routeSegment'>,
): Stretch {
  const [first = [], last = first] = [geometry.coordinates[0], geometry.coordinates.at(-1)];
  const ends = [first, last].map((position) => distanceOf(path, routeSegment.step, position));
  return {from: Math.min(...ends), to: Math.max(...ends)};
}

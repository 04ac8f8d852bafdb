import type {Schemas} from '@site/src/platform';
import type {FlownPath} from '../path/flownPath';
import {stretchOfOverlap} from './alertConflicts';
import {hourOf} from './hours';
import {joinStretches, type Stretch} from './stretches';
import {HOURS, type Conflict, type Reading, type Threshold} from './types';

type Overlap = Schemas['RouteOverlap'];
type WeatherType = Threshold['type'];

/** Weather that an aircraft is not flown in; the rest is for a person to decide. */
const forbidding: readonly WeatherType[] = ['wind', 'gust'];

interface Group {
  readonly threshold: Threshold;
  readonly readings: Map<number, Reading>;
  readonly stretches: Stretch[];
}

/** Where and when the weather along a path crosses a threshold. Stretches with the same hours are one conflict. */
export function forecastConflicts(
  path: FlownPath,
  overlaps: readonly Overlap[],
  thisHour: number,
): readonly Conflict[] {
  const groups = new Map<string, Group>();
  for (const overlap of overlaps) {
    const {eventId, threshold, forecasts} = overlap.event;
    const readings = forecasts.flatMap(({forecastDate, minValue, maxValue}): Reading[] => {
      const hour = hourOf(forecastDate, thisHour);
      return hour >= 0 && hour < HOURS ? [{hour, least: minValue, most: maxValue}] : [];
    });
    if (readings.length === 0) continue;
    const key = `${eventId}:${readings.map(({hour}) => hour).join('-')}`;
    const group: Group = groups.get(key) ?? {threshold, readings: new Map<number, Reading>(), stretches: []};
    for (const reading of readings)
      group.readings.set(reading.hour, widest(reading, group.readings.get(reading.hour)));
    group.stretches.push(stretchOfOverlap(path, overlap));
    groups.set(key, group);
  }
  return [...groups].flatMap(([key, {threshold, readings, stretches}]) =>
    joinStretches(stretches).map(({from, to}, index): Conflict => ({
      id: `forecast:${key}:${index}`,
      cause: {kind: 'forecast', threshold, readings: [...readings.values()]},
      verdict: forbidding.includes(threshold.type) ? 'noGo' : 'look',
      hours: [...readings.keys()].sort((one, other) => one - other),
      from,
      to,
      reference: threshold.id,
    })),
  );
}

function widest(one: Reading, other: Reading = one): Reading {
  return {...one, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most)};
}

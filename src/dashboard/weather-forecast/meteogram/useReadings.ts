import type {LonLat} from '@site/src/map';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import type {UseQueryResult} from '@tanstack/react-query';
import {usePlatformQueries} from '../../shared/data/usePlatformQuery';
import {readingQuestion, type Reading} from '../reading';
import {weatherTypes} from '../settings';

/** The forecast of a position by kind: the platform gives one kind per request. */
export type ReadingResults = ReadonlyMap<WeatherType, UseQueryResult<Reading>>;

/** Asks for all kinds of weather at a position; without one, for nothing. */
export function useReadings(position: LonLat | undefined, thisHour: number): ReadingResults {
  const results = usePlatformQueries(weatherTypes.map((type) => readingQuestion(position, type, thisHour)));
  return new Map(
    weatherTypes.flatMap((type, index) => {
      const result = results[index];
      return result ? [[type, result] as const] : [];
    }),
  );
}

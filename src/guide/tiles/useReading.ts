import type {TileHeaders} from '@site/src/map';
import {useCallback, useEffect, useRef, useState} from 'react';
import {readValue, Refused, type ValueQuestion} from './readValue';

/** The value at a place, as the platform's forecast tells it. */
export type Reading =
  | {readonly kind: 'none'}
  | {readonly kind: 'asking'; readonly lon: number; readonly lat: number}
  | {
      readonly kind: 'value';
      readonly lon: number;
      readonly lat: number;
      readonly value: number;
      readonly question: ValueQuestion;
    }
  | {readonly kind: 'trouble'; readonly status: number};

/** Asks for the value at a place. A response that comes after another question is dropped. */
export function useReading(
  server: TileHeaders,
  {weatherType, forecastHour}: ValueQuestion,
): {reading: Reading; read: (lon: number, lat: number) => void} {
  const [reading, setReading] = useState<Reading>({kind: 'none'});
  const latest = useRef(0);
  const ask = useCallback(
    (lon: number, lat: number) => {
      const asked = ++latest.current;
      const tell = (next: Reading) => asked === latest.current && setReading(next);
      const question = {weatherType, forecastHour};
      tell({kind: 'asking', lon, lat});
      readValue(server, question, lon, lat).then(
        (value) => tell({kind: 'value', lon, lat, value, question}),
        (error: unknown) => tell({kind: 'trouble', status: error instanceof Refused ? error.status : 0}),
      );
    },
    [server, weatherType, forecastHour],
  );
  const place = useRef<readonly [number, number]>(undefined);
  // Another hour, kind of weather, key or server: what is told of the place must be true of that.
  useEffect(() => {
    if (place.current) ask(...place.current);
  }, [ask]);
  const read = useCallback(
    (lon: number, lat: number) => {
      place.current = [lon, lat];
      ask(lon, lat);
    },
    [ask],
  );
  return {reading, read};
}

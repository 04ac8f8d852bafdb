import type {TileHeaders} from '@site/src/map';
import {useCallback, useEffect, useRef, useState} from 'react';
import {readValue, Refused, type ValueQuestion} from './readValue';

/** The value at a position, as the platform's forecast gives it. */
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

/** Asks for the value at a position. A response that comes after another question is dropped. */
export function useReading(
  server: TileHeaders,
  {weatherType, forecastHour}: ValueQuestion,
): {reading: Reading; read: (lon: number, lat: number) => void} {
  const [reading, setReading] = useState<Reading>({kind: 'none'});
  const latest = useRef(0);
  const ask = useCallback(
    (lon: number, lat: number) => {
      const asked = ++latest.current;
      const update = (next: Reading) => asked === latest.current && setReading(next);
      const question = {weatherType, forecastHour};
      update({kind: 'asking', lon, lat});
      readValue(server, question, lon, lat).then(
        (value) => update({kind: 'value', lon, lat, value, question}),
        (error: unknown) => update({kind: 'trouble', status: error instanceof Refused ? error.status : 0}),
      );
    },
    [server, weatherType, forecastHour],
  );
  const position = useRef<readonly [number, number]>(undefined);
  // Another hour, kind of weather, key or server: the value shown must belong to that.
  useEffect(() => {
    if (position.current) ask(...position.current);
  }, [ask]);
  const read = useCallback(
    (lon: number, lat: number) => {
      position.current = [lon, lat];
      ask(lon, lat);
    },
    [ask],
  );
  return {reading, read};
}

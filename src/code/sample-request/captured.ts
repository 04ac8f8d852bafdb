import {findAtPath, parsePointer} from '../../openapi/document/pointer';
import type {Json} from '../../openapi/document/types';
import type {Capture} from './types';

/** What a response gives to later requests, by name; what is not there, or is no text or number, is left out. */
export function capturedFrom(value: Json, captures: readonly Capture[]): Record<string, string> {
  return Object.fromEntries(
    captures.flatMap(({name, pointer}) => {
      const found = findAtPath(value, parsePointer(pointer));
      return typeof found === 'string' || typeof found === 'number' ? [[name, String(found)]] : [];
    }),
  );
}

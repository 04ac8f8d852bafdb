import type {Json} from '../../openapi/document/types';
import type {Capture} from './types';

/** The value that a JSON pointer (RFC 6901) leads to; undefined where it leads nowhere. */
export function atPointer(value: Json, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>(
      (node, part) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, part)
          ? (node as {readonly [key: string]: Json})[part]
          : undefined,
      value,
    );
}

/** What an answer gives to later requests, by name; what is not there, or is no text or number, is left out. */
export function capturedFrom(value: Json, captures: readonly Capture[]): Record<string, string> {
  return Object.fromEntries(
    captures.flatMap(({name, pointer}) => {
      const found = atPointer(value, pointer);
      return typeof found === 'string' || typeof found === 'number' ? [[name, String(found)]] : [];
    }),
  );
}

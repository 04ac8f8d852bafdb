import type {RequestCheck} from '../../contract/checkRequest';
import {STRICT} from '../../contract/preferences';

/** A header that is much longer makes proxies refuse the response. */
const LONGEST_VALUE = 1000;

/** What a response says of the fields that the operation did not know, and of the preference that it honoured. */
export function unknownFieldHeaders({unknownFields, isStrict}: RequestCheck): Record<string, string> {
  return {
    ...(unknownFields.length > 0 && {'unknown-fields': listed(unknownFields)}),
    ...(isStrict && {'preference-applied': STRICT}),
  };
}

/** The paths separated by commas; three points at the end stand for those that find no room. */
function listed(paths: readonly string[]): string {
  let length = 0;
  const encoded = paths.map(encode);
  const fitting = encoded.filter((path) => (length += path.length + 2) <= LONGEST_VALUE);
  return [...fitting, ...(fitting.length < encoded.length ? ['...'] : [])].join(', ');
}

/** A header holds visible ASCII alone; a comma inside of a path would end it. */
const encode = (path: string): string => path.replaceAll(/[^\x21-\x7e]|[%,]/gu, encodeURIComponent);

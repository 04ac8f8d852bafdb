import {parseInstant} from '../../../base/instants';

/** The cursor behind a report of a time (as responses write it): opaque to callers, base64url of the time. */
export function writeHistoryCursor(timestamp: string): string {
  return Buffer.from(timestamp).toString('base64url');
}

/** The time that a cursor stands behind, in milliseconds since 1970; `undefined` for a text that is no cursor. */
export function readHistoryCursor(cursor: string): number | undefined {
  const timestamp = Buffer.from(cursor, 'base64url').toString();
  return writeHistoryCursor(timestamp) === cursor ? parseInstant(timestamp) : undefined;
}

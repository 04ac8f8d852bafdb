import {ownValue} from '../../base/ownValue';
import type {DocumentedResponse} from './types';

/** What a contract says of a status: of it alone, else of its hundred (`4XX`), else of every other. */
export function responseFor(
  responses: Readonly<Record<string, DocumentedResponse>>,
  status: number,
): DocumentedResponse | undefined {
  const hundred = Object.keys(responses).find(
    (name) => name.toUpperCase() === `${Math.floor(status / 100)}XX`,
  );
  const named = [String(status), ...(hundred === undefined ? [] : [hundred]), 'default'];
  return named.map((name) => ownValue(responses, name)).find((each) => each !== undefined);
}

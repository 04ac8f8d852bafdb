import type {Call} from '@site/src/workbench/callLog';
import type {QueryClient} from '@tanstack/react-query';
import {isTileOwner} from '../tile-log/tileLog';
import {credentialHeaders, type Connection} from './connection';

/** Sends a call once more. What a query asked for is asked for by it, so that the panel shows what comes. */
export async function sendAgain(
  {owner, last}: Call,
  connection: Connection,
  queries: QueryClient,
): Promise<void> {
  if (owner !== undefined && !isTileOwner(owner))
    return queries.refetchQueries({predicate: ({queryHash}) => queryHash === owner});
  const {method, url, path, body} = last;
  const started = performance.now();
  const headers = {
    ...(await credentialHeaders(connection)),
    ...(body !== undefined && {'content-type': 'application/json'}),
  };
  const response = await fetch(url, {method, headers, body: body ?? null}).catch(() => undefined);
  const size = (await response?.arrayBuffer())?.byteLength ?? 0;
  const milliseconds = performance.now() - started;
  const subject = isTileOwner(owner) ? path : url;
  connection.calls.record({...last, status: response?.status, size, milliseconds}, owner, subject);
  return undefined;
}

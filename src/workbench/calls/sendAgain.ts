import {callLog, type RecordedCall} from '@site/src/base/calls/callLog';
import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import {isRefused} from '@site/src/try-it/send/isRefused';

/**
 * Sends a call once more, with the credential that it was sent with: it is in the list then. While the portal is viewed
 * as somebody else, nothing is changed.
 *
 * @returns the id of the new call; undefined where it was not sent
 */
export async function sendAgain({request}: Pick<RecordedCall, 'request'>): Promise<number | undefined> {
  if (isRefused(request)) return undefined;
  const {method, url, headers, body} = request;
  const last = callLog.list().at(-1)?.id ?? 0;
  // A page may call something else in the meantime.
  const findOwn = () =>
    callLog.list().find(({id, request: sent}) => id > last && sent.method === method && sent.url === url)?.id;
  const recorded = new Promise<number>((resolve) => {
    const stop = callLog.subscribe(() => {
      const id = findOwn();
      if (id === undefined) return;
      stop();
      resolve(id);
    });
  });
  await recordedFetch(url, {
    method,
    body: body ?? null,
    credentials: 'omit',
    cache: 'no-store',
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })
    .then((response) => response.arrayBuffer())
    // Without a response, it is a call all the same.
    .catch(() => undefined);
  return recorded;
}

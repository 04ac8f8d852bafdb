import {KEPT_REQUESTS, type LoggedRequest, type RequestLog} from './requestLog';

/** Connections on which nothing moves are closed after a minute. */
const HEARTBEAT_MS = 15_000;

/**
 * The requests of an account as they come, as server-sent events (HTML standard, "Server-sent events"): one message for
 * each, its data the request as JSON. Ends when its reader leaves. Who reads too slowly misses the oldest, as in the list.
 *
 * @param isAllowed asked before anything is told: what opened the stream may have been revoked or have expired since
 */
export async function* requestEvents(
  log: RequestLog,
  accountId: string,
  isAllowed: () => Promise<boolean>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<Uint8Array, void, undefined> {
  const utf8 = new TextEncoder();
  const waiting: LoggedRequest[] = [];
  let wake = (): void => {};
  const stop = log.listen(accountId, (request) => {
    waiting.push(request);
    if (waiting.length > KEPT_REQUESTS) waiting.shift();
    wake();
  });
  try {
    yield utf8.encode(': the requests of your account follow\n\n');
    for (;;) {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, heartbeatMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      if (!(await isAllowed())) return;
      const events = waiting.splice(0).map((request) => `data: ${JSON.stringify(request)}\n\n`);
      yield utf8.encode(events.length > 0 ? events.join('') : ': still here\n\n');
    }
  } finally {
    stop();
    wake();
  }
}

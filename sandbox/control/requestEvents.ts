import type {LoggedRequest, RequestLog} from './requestLog';

/** Connections on which nothing moves are closed after a minute. */
const HEARTBEAT_MS = 15_000;

/**
 * The requests of an account as they come, as server-sent events (HTML standard, "Server-sent events"): one message for
 * each, its data the request as JSON. Ends when its reader leaves.
 */
export async function* requestEvents(
  log: RequestLog,
  accountId: string,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<Uint8Array, void, undefined> {
  const utf8 = new TextEncoder();
  const waiting: LoggedRequest[] = [];
  let wake = (): void => {};
  const stop = log.listen(accountId, (request) => {
    waiting.push(request);
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
      const events = waiting.splice(0).map((request) => `data: ${JSON.stringify(request)}\n\n`);
      yield utf8.encode(events.length > 0 ? events.join('') : ': still here\n\n');
    }
  } finally {
    stop();
    wake();
  }
}

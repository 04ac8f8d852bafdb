import {KEPT_ENTRIES, type AccountLog} from '../base/accountLog';

/** Connections on which nothing moves are closed after a minute. */
const HEARTBEAT_MS = 15_000;

/** Where events come from. */
export interface EventSources {
  readonly requests: Pick<AccountLog<object>, 'listen'>;
  readonly deliveries: Pick<AccountLog<object>, 'listen'>;
}

/**
 * The requests of an account as they come, as server-sent events (HTML standard, "Server-sent events"): one message for
 * each, its data the request as JSON. What is sent to its webhooks are events of the type `webhook`. Ends when its reader leaves. Who reads too slowly misses the oldest, as in the list.
 *
 * @param isAllowed asked before anything is told: what opened the stream may have been revoked or have expired since
 */
export async function* requestEvents(
  {requests, deliveries}: EventSources,
  accountId: string,
  isAllowed: () => Promise<boolean>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<Uint8Array, void, undefined> {
  const utf8 = new TextEncoder();
  const waiting: string[] = [];
  let wake = (): void => {};
  const add = (type: string) => (entry: object) => {
    waiting.push(`${type}data: ${JSON.stringify(entry)}\n\n`);
    if (waiting.length > KEPT_ENTRIES) waiting.shift();
    wake();
  };
  const stops = [requests.listen(accountId, add('')), deliveries.listen(accountId, add('event: webhook\n'))];
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
      const events = waiting.splice(0);
      yield utf8.encode(events.length > 0 ? events.join('') : ': still here\n\n');
    }
  } finally {
    for (const stop of stops) stop();
    wake();
  }
}

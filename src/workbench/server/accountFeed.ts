import {sandboxControl} from '@site/src/try-it/server/sandboxControl';
import {readEvents} from './readEvents';

/** A request of the account, as a sandbox lists it (`GET /sandbox/requests`). */
export interface AccountRequest {
  readonly at: string;
  readonly operationId: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 where a fault on demand closed the connection. */
  readonly status: number;
  readonly milliseconds: number;
  readonly violations: readonly {readonly path: string; readonly message: string}[];
}

/** What was sent to a webhook of the account and what came back (`GET /sandbox/webhooks`). */
export interface Delivery {
  readonly id: number;
  readonly at: string;
  readonly format: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent: string;
  readonly status?: number;
  readonly received?: string;
  readonly error?: string;
  readonly isCut: boolean;
  readonly milliseconds: number;
}

/** `unsupported` is a platform that keeps no list; `refused` is one that does not know the key. */
export type FeedStatus = 'connecting' | 'live' | 'reconnecting' | 'unsupported' | 'refused' | 'noCredential';

export interface FeedState {
  readonly status: FeedStatus;
  /** Newest first. */
  readonly requests: readonly AccountRequest[];
  readonly deliveries: readonly Delivery[];
}

export const emptyFeed: FeedState = {status: 'connecting', requests: [], deliveries: []};

export interface FeedOptions {
  /** Base address of the platform, without a slash at the end. */
  readonly server: string;
  /** Asked for at each connection: a token may have been renewed. Undefined where there is none. */
  readonly credential: () => Promise<{readonly name: string; readonly value: string} | undefined>;
  readonly onChange: (state: FeedState) => void;
  readonly signal: AbortSignal;
  /** The wait before connection number n, counted from 1 after each that succeeded, in milliseconds. */
  readonly delay?: (attempt: number) => number;
}

/** As many as the sandbox keeps. */
const MOST = 1000;

/** By then, what came while the lists were read has been read too. */
const SETTLED_MS = 1000;

/** A second, then twice as long each time, up to half a minute. */
const growing = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 30_000);

/**
 * What was sent with an account's keys by whatever program, the last and then each as it comes. Connects again for as
 * long as nobody aborts it: what came in between is in the list that it begins with each time.
 */
export async function followAccount({
  server,
  credential,
  onChange,
  signal,
  delay = growing,
}: FeedOptions): Promise<void> {
  let state = emptyFeed;
  const set = (change: Partial<FeedState>) => {
    state = {...state, ...change};
    if (!signal.aborted) onChange(state);
  };
  const open = async (door: string): Promise<Response> => {
    const header = await credential();
    if (!header) throw new Ended('noCredential');
    const response = await fetch(sandboxControl(server, door), {
      headers: {[header.name]: header.value},
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    if (response.status === 401 || response.status === 403) throw new Ended('refused');
    // A platform without these doors responds to them as to any path that it does not know.
    if (response.status >= 400 && response.status < 500) throw new Ended('unsupported');
    if (!response.ok) throw new Error(`The list of requests failed with ${response.status}.`);
    return response;
  };
  let attempt = 0;
  while (!signal.aborted) {
    try {
      // The stream first: what comes while the lists are read is in one of them or in it, and never lost.
      const live = await open('requests/live');
      if (!live.body || !live.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new Ended('unsupported');
      const [requests, deliveries] = await Promise.all([
        open('requests').then((response) => response.json() as Promise<AccountRequest[]>),
        open('webhooks').then((response) => response.json() as Promise<Delivery[]>),
      ]);
      const known = new Set([...requests, ...deliveries].map((each) => JSON.stringify(each)));
      // Later, an equal one is another one: the clock of a sandbox may stand.
      setTimeout(() => known.clear(), SETTLED_MS);
      set({status: 'live', requests, deliveries});
      attempt = 0;
      for await (const {type, data} of readEvents(live.body)) {
        // Of those that are in the lists already, each comes once.
        if (known.delete(JSON.stringify(JSON.parse(data)))) continue;
        if (type === 'webhook')
          set({deliveries: [JSON.parse(data) as Delivery, ...state.deliveries].slice(0, MOST)});
        else set({requests: [JSON.parse(data) as AccountRequest, ...state.requests].slice(0, MOST)});
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Ended) {
        set({status: error.status});
        return;
      }
    }
    attempt++;
    set({status: 'reconnecting'});
    await wait(delay(attempt), signal);
  }
}

/** There is nothing to wait for: another credential or another server begins anew. */
class Ended extends Error {
  constructor(readonly status: FeedStatus) {
    super(status);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

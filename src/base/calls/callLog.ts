import {tabCalls} from './tabCalls';

/** A call that this tab made. It contains credentials as they were sent: what leaves the tab is masked first. */
export interface RecordedCall {
  /** Counts up. */
  readonly id: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  /** The path of the page that sent it. */
  readonly page: string;
  readonly request: RecordedRequest;
  /** Undefined where none came. */
  readonly response: RecordedResponse | undefined;
  /** To the last byte, or to the failure. */
  readonly totalMs: number;
  /**
   * Whether an outline alone is kept, of a call whose bodies and headers may contain passwords and tokens: it cannot be
   * sent again.
   */
  readonly isOutline?: boolean;
}

type Headers = readonly (readonly [name: string, value: string])[];

export interface RecordedRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Headers;
  readonly body: string | undefined;
}

export interface RecordedResponse {
  readonly status: number;
  /** Those that a page may read. */
  readonly headers: Headers;
  /** Text; undefined where the body is binary, or longer than what is kept. */
  readonly body: string | undefined;
  /** Of the body, in bytes; undefined where an outline is kept. */
  readonly size: number | undefined;
  readonly firstByteMs: number;
}

/** A long visit must not grow without end. */
const MOST = 1000;

let last = 0;
let calls: readonly RecordedCall[] = [];
const listeners = new Set<() => void>();

function set(next: readonly RecordedCall[]): void {
  calls = next;
  listeners.forEach((listener) => listener());
}

/** A map loads more pictures in a minute than a person sends requests in a day: they go first. */
function oldest(all: readonly RecordedCall[]): RecordedCall | undefined {
  return all.find(isPicture) ?? all[0];
}

/** Whether what came back is an image, such as the tile of a map. */
export function isPicture({response}: RecordedCall): boolean {
  return (
    response?.headers.some(([name, value]) => name === 'content-type' && /^image\//.test(value)) ?? false
  );
}

/** The calls of this tab since the page was loaded, in memory alone, the newest last. */
export const callLog = {
  list: () => calls,
  record: (call: Omit<RecordedCall, 'id'>) => {
    const all = [...calls, {...call, id: ++last}];
    const gone = all.length > MOST ? oldest(all) : undefined;
    set(gone ? all.filter((each) => each !== gone) : all);
  },
  clear: () => set([]),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

tabCalls.forget = callLog.clear;

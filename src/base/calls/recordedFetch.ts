import {callLog, type RecordedRequest} from './callLog';
import {tabCalls} from './tabCalls';

/** Text beyond this many bytes is counted, and not kept. */
const MOST_TEXT = 1_000_000;

/** What may be too large to be held twice, or at all. */
const BINARY = 'application/octet-stream';

/**
 * `fetch`, whose calls are kept in the log of this tab. Whatever calls the platform for a page uses it. A request that
 * was cancelled is no call.
 */
export async function recordedFetch(input: string | Request, init?: RequestInit): Promise<Response> {
  if (!tabCalls.isKept) return fetch(input, init);
  const [at, page, started] = [Date.now(), location.pathname, performance.now()];
  const request = await describe(input, init);
  const signal = init?.signal ?? (typeof input === 'string' ? undefined : input.signal);
  const elapsed = () => performance.now() - started;
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (error) {
    if (!signal?.aborted) callLog.record({at, page, request, response: undefined, totalMs: elapsed()});
    throw error;
  }
  const {status, headers} = response;
  const firstByteMs = elapsed();
  return watched(response, (size, body) =>
    callLog.record({
      at,
      page,
      request,
      totalMs: elapsed(),
      response: {status, headers: [...headers], body, size, firstByteMs},
    }),
  );
}

async function describe(input: string | Request, init: RequestInit | undefined): Promise<RecordedRequest> {
  if (typeof input !== 'string') {
    const {method, url, headers} = input;
    const body = input.body ? await input.clone().text() : undefined;
    return {method, url, headers: [...headers], body};
  }
  const {method = 'GET', headers, body} = init ?? {};
  return {
    method,
    url: new URL(input, location.href).href,
    headers: [...new Headers(headers)],
    body: typeof body === 'string' ? body : undefined,
  };
}

type Over = (size: number, text: string | undefined) => void;

/** @param over told at the end of the body, or when its reader has had enough */
function watched(response: Response, over: Over): Response {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith(BINARY) && response.body) return counted(response, response.body, over);
  const isText = /^text\/|[/+](json|xml)\b/.test(type);
  void readCopy(response.clone(), isText, over);
  return response;
}

async function readCopy(copy: Response, isText: boolean, over: Over): Promise<void> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const reader = copy.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      if (isText && size <= MOST_TEXT) chunks.push(part.value);
    }
  } catch {
    // Broken off: what has come counts.
  }
  over(size, isText && size <= MOST_TEXT ? await new Blob(chunks).text() : undefined);
}

/** The response, whose bytes are counted as they are read. */
function counted(response: Response, from: ReadableStream<Uint8Array>, over: Over): Response {
  const reader = from.getReader();
  let size = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const {done, value} = await reader.read();
      if (done) {
        controller.close();
        over(size, undefined);
      } else {
        size += value.byteLength;
        controller.enqueue(value);
      }
    },
    cancel: (reason) => {
      over(size, undefined);
      return reader.cancel(reason);
    },
  });
  const {status, statusText, headers} = response;
  return new Response(body, {status, statusText, headers});
}

import type {Middleware} from 'openapi-fetch';

/** A request that a client sent and what came of it. No credential is part of it. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** The path as the contract writes it, parameters in braces. */
  readonly path: string;
  readonly params: ExchangeParams;
  /** JSON; undefined where the request had no body. */
  readonly body: string | undefined;
  /** Undefined when no response came. */
  readonly status: number | undefined;
  /** Of the response, without parameters; empty where there is none. */
  readonly contentType: string;
  /** The server's own time, where a page may read it. */
  readonly date: string | undefined;
  /** Of the response's body, in bytes. */
  readonly size: number;
  readonly milliseconds: number;
}

export interface ExchangeParams {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

/** What may be too large to be held twice, or at all. */
const BINARY = 'application/octet-stream';

/** Tells of each exchange of a client, when it is over. A request that was cancelled is none. */
export function watchExchanges(watch: (exchange: Exchange) => void): Middleware {
  const running = new Map<string, {readonly started: number; readonly body: string | undefined}>();
  const tell = (
    {request, schemaPath, params, id}: Parameters<NonNullable<Middleware['onRequest']>>[0],
    result: Pick<Exchange, 'status' | 'contentType' | 'date' | 'size'>,
  ) => {
    const {started = performance.now(), body} = running.get(id) ?? {};
    running.delete(id);
    const {path = {}, query = {}, header = {}} = params;
    const milliseconds = performance.now() - started;
    const {method, url} = request;
    watch({method, url, path: schemaPath, params: {path, query, header}, body, milliseconds, ...result});
  };
  return {
    onRequest: async ({request, id}) => {
      const body = request.body ? await request.clone().text() : undefined;
      running.set(id, {started: performance.now(), body});
    },
    onResponse: async (sent) => {
      const {response} = sent;
      const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
      const date = response.headers.get('date') ?? undefined;
      const over = (size: number) => tell(sent, {status: response.status, contentType, date, size});
      if (contentType === BINARY && response.body) return counted(response, response.body, over);
      over((await response.clone().arrayBuffer()).byteLength);
      return undefined;
    },
    onError: (sent) => {
      if (sent.request.signal.aborted) running.delete(sent.id);
      else tell(sent, {status: undefined, contentType: '', date: undefined, size: 0});
    },
  };
}

/** The response, whose bytes are counted as they are read; over at its end, or when its reader has had enough. */
function counted(
  response: Response,
  from: ReadableStream<Uint8Array>,
  over: (size: number) => void,
): Response {
  const reader = from.getReader();
  let size = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const {done, value} = await reader.read();
      if (done) {
        controller.close();
        over(size);
      } else {
        size += value.byteLength;
        controller.enqueue(value);
      }
    },
    cancel: (reason) => {
      over(size);
      return reader.cancel(reason);
    },
  });
  const {status, statusText, headers} = response;
  return new Response(body, {status, statusText, headers});
}

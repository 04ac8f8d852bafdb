import type {FromSandbox, ToSandbox} from './messages';

/** Sends to one client. */
export type Post = (message: FromSandbox, transfer?: Transferable[]) => void;

/** Whoever takes requests of the web's own type, with the headers that no script can set: signatures are made over them too. */
export type Serve = (request: Request, added: Readonly<Record<string, string>>) => Promise<Response>;

interface Exchange {
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  cancelled: boolean;
}

/** Statuses whose responses have no body (RFC 9110). */
const bodiless = new Set([204, 205, 304]);

/** Serves requests that come as messages. @returns the receiver of each message, with the client that it came from */
export function serveMessages(serve: Serve) {
  const exchanges = new Map<string, Exchange>();

  const begin = async (
    key: string,
    message: Extract<ToSandbox, {kind: 'request'}>,
    post: Post,
  ): Promise<void> => {
    const {id, method, origin, path, headers, body} = message;
    const exchange: Exchange = {reader: undefined, cancelled: false};
    exchanges.set(key, exchange);
    post({kind: 'taken', id});
    try {
      const response = await serve(
        new Request(origin + path, {
          method,
          headers: headers.map(([name, value]): [string, string] => [name, value]),
          ...(body && {body: body as BodyInit}),
        }),
        {host: new URL(origin).host, ...(body && {'content-length': String(body.byteLength)})},
      );
      // A network error is what a caller sees whose connection was closed.
      if (response.type === 'error') throw new TypeError('The connection was closed.');
      const hasBody = response.body !== null && method !== 'HEAD' && !bodiless.has(response.status);
      const {status} = response;
      if (exchange.cancelled || !hasBody) {
        exchanges.delete(key);
        await response.body?.cancel();
      } else exchange.reader = response.body.getReader();
      if (!exchange.cancelled) post({kind: 'head', id, status, headers: [...response.headers], hasBody});
    } catch {
      exchanges.delete(key);
      if (!exchange.cancelled) post({kind: 'failed', id});
    }
  };

  const pull = async (key: string, id: number, post: Post): Promise<void> => {
    const reader = exchanges.get(key)?.reader;
    if (!reader) return;
    try {
      const {done, value} = await reader.read();
      if (done) {
        exchanges.delete(key);
        return post({kind: 'end', id});
      }
      // A copy: the piece may be a view of something that the sandbox keeps.
      const bytes = value.slice();
      post({kind: 'chunk', id, bytes}, [bytes.buffer]);
    } catch {
      exchanges.delete(key);
      post({kind: 'failed', id});
    }
  };

  return async (message: ToSandbox, client: string, post: Post): Promise<void> => {
    if (message.kind === 'start' || message.kind === 'hello') return;
    const key = `${client} ${message.id}`;
    if (message.kind === 'request') return begin(key, message, post);
    if (message.kind === 'pull') return pull(key, message.id, post);
    const exchange = exchanges.get(key);
    exchanges.delete(key);
    if (!exchange) return;
    exchange.cancelled = true;
    await exchange.reader?.cancel();
  };
}

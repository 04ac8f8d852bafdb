import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export interface StaticServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Options {
  /** The headers of a response, by the path of the file. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
  /** Left out, a free one. */
  readonly port?: number;
  /** The path that the folders are served under; what lies outside of it is led there. */
  readonly baseUrl?: string;
  /** Whether texts are compressed, as a host compresses them. On one machine it costs more than it saves. */
  readonly isCompressed?: boolean;
}

const KEEP_ALIVE_MS = 120_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves folders as a host of static files does, on this machine.
 *
 * @param folders a file is taken from the first that has it
 */
export async function serveFolders(
  folders: readonly [string, ...string[]],
  {headersOf = () => ({}), port = 0, baseUrl = '/', isCompressed = true}: Options = {},
): Promise<StaticServer> {
  const files = folders.map((folder) =>
    sirv(folder, {
      etag: true,
      setHeaders: (response, path) => setHeaders(response, headersOf(path)),
    }),
  );
  const handlers: Handler[] = [...(isCompressed ? [compression()] : []), ...files];
  const notFoundPage = join(folders[0], '404.html');
  const notFound = existsSync(notFoundPage) ? readFileSync(notFoundPage) : undefined;
  const server = createServer((request, response) => {
    const handle = ([first, ...rest]: readonly Handler[]): void => {
      if (first) return first(request, response, () => handle(rest));
      setHeaders(response, headersOf('/404.html'));
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    };
    const {url = '/'} = request;
    if (!url.startsWith(baseUrl)) {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    request.url = url.slice(baseUrl.length - 1);
    endWithFile(response);
    handle(handlers);
  });
  // Longer than anybody pauses: a client that reuses a connection just as it is closed would be told of a failure.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A file may vanish between the list that was made at the start and its reading, as when the site is built anew. Its
 * head is written by then, so its response breaks off; the server lives on.
 */
function endWithFile(response: ServerResponse): void {
  response.on('pipe', (source) => {
    source.on('error', (error) => {
      console.error(error.message);
      response.destroy();
    });
  });
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
}

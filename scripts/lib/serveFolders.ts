import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export interface StaticServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves folders as a host of static files does, texts compressed, on a free port of this machine.
 *
 * @param folders a file is taken from the first that has it
 * @param headers sent with every file
 */
export async function serveFolders(
  folders: readonly [string, ...string[]],
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const setHeaders = (response: ServerResponse) =>
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
  const handlers = [compression(), ...folders.map((folder) => sirv(folder, {setHeaders}))];
  const notFoundPage = join(folders[0], '404.html');
  const notFound = existsSync(notFoundPage) ? readFileSync(notFoundPage) : undefined;
  const server = createServer((request, response) => {
    const handle = ([first, ...rest]: typeof handlers): void => {
      if (first) first(request, response, () => handle(rest));
      else response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    };
    handle(handlers);
  });
  server.listen(0, '127.0.0.1');
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

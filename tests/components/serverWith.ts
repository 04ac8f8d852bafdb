import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

interface FixedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A server that responds the same to every request, until the test is over. @returns its address */
export const serverWith = ({status = 200, headers = {}, body = ''}: FixedResponse): Promise<string> =>
  serverThat((_, response) => response.writeHead(status, headers).end(body));

/** A server that responds to no request, until the test is over. @returns its address */
export const silentServer = (): Promise<string> => serverThat(() => undefined);

/** An address at which nothing responds. */
export async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

async function serverThat(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

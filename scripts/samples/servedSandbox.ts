import type {IncomingHttpHeaders, OutgoingHttpHeaders} from 'node:http';
import type {Sandbox} from '../../sandbox/node/createSandbox';
import {beginInPage, control} from '../../sandbox/testing/pageForm';

export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty where there is none. */
  readonly body: Buffer;
}

/** What samples need of a sandbox, whichever form it has. */
export interface ServedSandbox {
  send(
    request: SentRequest,
  ): Promise<{readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer}>;
  /** As one that was just started. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export function sandboxInNode(sandbox: Sandbox): ServedSandbox {
  return {
    send: async ({method, target, headers, body}) => {
      const {
        statusCode,
        headers: received,
        rawPayload,
      } = await sandbox.inject({
        method: method as 'GET',
        url: target,
        headers,
        ...(body.length > 0 && {payload: body}),
      });
      return {status: statusCode, headers: received, body: rawPayload};
    },
    reset: async () => void (await sandbox.inject({method: 'POST', url: '/sandbox/reset'})),
    close: () => sandbox.close(),
  };
}

/**
 * @param url of a page that a test has opened, and closes
 * @param standing where its clock stands still; by default it runs
 */
export function sandboxInPage(url: string, standing: Date | undefined): ServedSandbox {
  let begun: Promise<void> | undefined;
  /** Settings outlive a reset: the store alone begins anew. */
  const begin = (): Promise<void> => (begun ??= beginInPage(url, standing));
  return {
    send: async ({method, target, headers, body}) => {
      await begin();
      const response = await fetch(url + target, {
        method,
        headers: ofRequest(headers),
        redirect: 'manual',
        ...(body.length > 0 && {body: new Uint8Array(body)}),
      });
      const received = Buffer.from(await response.arrayBuffer());
      return {status: response.status, headers: Object.fromEntries(response.headers), body: received};
    },
    reset: async () => {
      if (begun) await control(url, 'POST', 'reset');
      else await begin();
    },
    close: () => Promise.resolve(),
  };
}

/** Without what this connection is told, and no other. */
function ofRequest(headers: IncomingHttpHeaders): Headers {
  const {host: _host, connection: _connection, 'content-length': _length, ...others} = headers;
  delete others['transfer-encoding'];
  delete others['keep-alive'];
  return new Headers(Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]));
}

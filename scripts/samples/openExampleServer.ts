import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sample} from '../../src/openapi/document/sample';
import type {OperationDocument} from '../../src/openapi/document/types';

export interface ExampleServer {
  /** Base address at which an operation is called to return a status. */
  readonly urlOf: (operation: OperationDocument, status: string) => string;
  /** Method and target, below that base address, of what has arrived since the last call. */
  readonly take: () => string[];
  readonly close: () => void;
}

/** A server that returns whichever documented status of an operation is asked for, with the contract's own example. */
export async function openExampleServer(operations: readonly OperationDocument[]): Promise<ExampleServer> {
  let arrived: string[] = [];
  const server = createServer((request, response) => {
    const [, slug, status = '', rest = ''] = /^\/([\w-]+)\/(\d+)(.*)$/.exec(request.url ?? '') ?? [];
    arrived.push(`${request.method} ${rest}`);
    const operation = operations.find((each) => each.slug === slug);
    const {type, body} = exampleOf(operation, status);
    request.resume().on('end', () => {
      response.writeHead(Number(status) || 500, {...(type && {'content-type': type}), connection: 'close'});
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: ({slug}, status) => `${origin}/${slug}/${status}`,
    take: () => {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function exampleOf(
  operation: OperationDocument | undefined,
  status: string,
): {readonly type?: string; readonly body?: string} {
  const [media] = Object.entries(operation?.responses[status]?.content ?? {});
  if (!operation || !media) return {};
  const [type, {schema = {}, examples}] = media;
  const value = Object.values(examples)[0]?.value ?? sample(schema, operation.schemas);
  return {type, body: /[/+]json\b/.test(type) ? JSON.stringify(value) : String(value)};
}

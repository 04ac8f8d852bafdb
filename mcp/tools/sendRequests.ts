import {z} from 'zod';
import type {Context} from '../Context';
import {prepareRequest} from '../requests/checkArguments';
import {requestShape, type RequestArguments} from '../requests/RequestArguments';
import {sendRequest} from '../requests/sendRequest';
import type {Server} from '../requests/Server';
import {ToolError} from '../ToolError';
import {defineTool, type Answer, type Tool} from '../Tool';

/**
 * Two tools that send: one for operations that only read, and one for those that write, so that what each says of itself
 * is true. Where production may be asked, the world that they reach is open.
 */
export function sendRequests({servers}: Context): Tool[] {
  const isOpen = servers.some(({name}) => name === 'production');
  const server = {
    server: z
      .enum(servers.map(({name}) => name))
      .default(servers[0].name)
      .describe('Where the request goes.'),
  };
  const places = isOpen
    ? 'It goes to the sandbox unless "server" says production.'
    : 'It goes to the sandbox, whose data is invented.';
  return [
    defineTool({
      name: 'send_read_request',
      title: 'Send a request that reads',
      description: `Sends a request of an operation that changes nothing, and returns the response. ${places}`,
      annotations: {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: isOpen},
      input: {...requestShape, ...server},
      run: (input, context) => {
        const {isReading, operationId} = context.api.require(input.operationId);
        if (!isReading)
          throw new ToolError(
            `${operationId} writes. Send it with send_write_request, if the person agrees.`,
          );
        return send(input, input.server, context);
      },
    }),
    defineTool({
      name: 'send_write_request',
      title: 'Send a request that writes',
      description: `Sends a request that creates, overwrites or deletes, and returns the response. Deleting cannot be undone. ${places}`,
      annotations: {readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: isOpen},
      input: {...requestShape, ...server},
      run: (input, context) => {
        const {isReading, operationId} = context.api.require(input.operationId);
        if (isReading) throw new ToolError(`${operationId} only reads. Send it with send_read_request.`);
        return send(input, input.server, context);
      },
    }),
  ];
}

async function send(given: RequestArguments, name: Server['name'], {api, servers}: Context): Promise<Answer> {
  const server = servers.find((each) => each.name === name) ?? servers[0];
  const prepared = prepareRequest(api.requireChecked(given.operationId), given);
  if (server.name === 'production' && prepared.violations.length > 0)
    throw new ToolError(
      `Nothing was sent to production, because the request breaks the contract: ${prepared.violations.join('; ')}.`,
    );
  const {status, headers, text} = await sendRequest(server, prepared);
  const head = [
    `${prepared.method} ${server.address}${prepared.url}`,
    `Status ${status}`,
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
  ];
  const advice = status >= 400 ? '\n\nexplain_error says what this means and how to correct it.' : '';
  return {
    text: `${head.join('\n')}\n\n${text}${advice}`,
    data: {server: server.name, status, headers},
    isError: status >= 400,
  };
}

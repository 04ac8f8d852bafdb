import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type {Context} from './Context';
import {createMcpServer} from './createMcpServer';

/**
 * MCP over streamable HTTP, without sessions: every request is whole, and nothing is remembered between two. Whoever
 * serves it has checked `Host` and `Origin`, and how long the body is.
 */
export async function handleMcp(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(JSON.stringify({status_code: 405, message: 'MCP takes POST here.'}), {
      status: 405,
      headers: {allow: 'POST', 'content-type': 'application/json'},
    });
  const server = createMcpServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(request);
    return new Response(await response.text(), response);
  } finally {
    await server.close();
  }
}

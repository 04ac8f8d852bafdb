import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {onTestFinished} from 'vitest';

export type Transport = 'stdio' | 'http';

const MCP_PROGRAM = '.generated/sandbox/mcp.mjs';

export interface StdioOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A client of the server over HTTP at a sandbox, or over the standard input and output of a process of its own. */
export async function connect(
  transport: Transport,
  sandboxUrl: string,
  {args = ['--site', 'build'], env = {}}: StdioOptions = {},
): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  onTestFinished(() => client.close());
  await client.connect(
    transport === 'http'
      ? new StreamableHTTPClientTransport(new URL(`${sandboxUrl}/mcp`))
      : new StdioClientTransport({
          command: process.execPath,
          args: [MCP_PROGRAM, ...args],
          env: {PATH: process.env.PATH ?? '', SANDBOX_URL: sandboxUrl, ...env},
          stderr: 'inherit',
        }),
  );
  return client;
}

/** What a tool answers. */
export interface Answered {
  readonly text: string;
  readonly isError: boolean;
  readonly data: unknown;
}

export async function ask(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<Answered> {
  const {content, isError, structuredContent} = await client.callTool({name, arguments: given});
  const [first] = content as {text: string}[];
  return {text: first?.text ?? '', isError: isError === true, data: structuredContent};
}

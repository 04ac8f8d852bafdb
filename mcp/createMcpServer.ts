import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import type {Context} from './Context';
import {redactor} from './redactor';
import {partOf} from './text';
import type {Answer, Tool} from './Tool';
import {ToolError} from './ToolError';
import {checkRequest} from './tools/checkRequest';
import {describeOperation} from './tools/describeOperation';
import {explainError} from './tools/explainError';
import {listOperations} from './tools/listOperations';
import {readPage} from './tools/readPage';
import {searchDocs} from './tools/searchDocs';
import {sendRequests} from './tools/sendRequests';
import {listWorkflows, runWorkflow} from './tools/workflows';

/** Of everything in the arguments of one tool together. */
const MOST_INPUT_ELEMENTS = 20_000;

const instructions = `Documentation, contract and sandbox of an API. Read the page llms.txt first (read_page): it says what every request needs. Longitude comes before latitude. Check a request with check_request before you send it. Ask the person before you delete anything.`;

/** A server for one connection: its tools, and every page as a resource. */
export function createMcpServer(context: Context): McpServer {
  const {api, site, servers} = context;
  const server = new McpServer(
    {name: 'developer-portal', title: titleOf(context), version: api.contract.version},
    {instructions, maxToolInputElements: MOST_INPUT_ELEMENTS},
  );
  const redact = redactor(servers);
  const tools = [
    ...[searchDocs, readPage, listOperations, describeOperation, checkRequest],
    ...sendRequests(context),
    ...[explainError, listWorkflows, runWorkflow],
  ];
  for (const tool of tools) {
    const {name, title, description, annotations, input} = tool;
    server.registerTool(
      name,
      {title, description, annotations: {title, ...annotations}, inputSchema: input},
      (given) => run(tool, given, context).then((answer) => redact(toResult(answer))),
    );
  }
  const pages = new ResourceTemplate(`${site.base}{+page}`, {
    list: async () => ({
      resources: (await site.listPages()).map(({title, address, description}) => ({
        uri: address,
        name: title,
        title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
  });
  server.registerResource(
    'page',
    pages,
    {title: 'A page of the documentation', mimeType: 'text/markdown'},
    async ({href}) => {
      const {text} = await site.readPage(href);
      return {contents: [{uri: href, mimeType: 'text/markdown', text: partOf(text, 0, 200_000)}]};
    },
  );
  return server;
}

function titleOf({api}: Context): string {
  const {info} = api.contract.document;
  const title = typeof info === 'object' && info !== null && 'title' in info ? info.title : undefined;
  return typeof title === 'string' ? title : 'Developer portal';
}

async function run(tool: Tool, given: unknown, context: Context): Promise<Answer> {
  try {
    // The library has checked the input against the tool's own schema.
    return await tool.run(given as Parameters<Tool['run']>[0], context);
  } catch (error) {
    if (error instanceof ToolError) return {text: error.message, isError: true};
    console.error(`${tool.name}:`, error);
    return {text: `${tool.name} failed by a mistake of this server. Its log says more.`, isError: true};
  }
}

function toResult({text, data, isError}: Answer): CallToolResult {
  return {
    content: [{type: 'text', text}],
    ...(data && {structuredContent: data}),
    ...(isError && {isError}),
  };
}

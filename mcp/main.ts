import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createMcpServer} from './createMcpServer';
import {readContext} from './settings';

/** `npm run mcp`: speaks MCP over standard input and output, until the input ends. */
try {
  await createMcpServer(readContext(process.argv.slice(2), process.env)).connect(new StdioServerTransport());
  // The library reads on while its parent is gone.
  process.stdin.once('end', () => process.exit(0));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

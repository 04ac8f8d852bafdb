import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {MCP_COMMAND} from '../../scripts/sandbox-package/makeFolder';

const guide = readFileSync('docs/guides/assistants.mdx', 'utf8');

interface Block {
  /** The text between the block and the one before. */
  readonly before: string;
  readonly text: string;
}

function blocks(language: string): Block[] {
  const parts = guide.split(/^```/m);
  return parts.flatMap((part, index) =>
    index % 2 === 1 && part.startsWith(`${language}\n`)
      ? {before: parts[index - 1] ?? '', text: part.slice(language.length + 1)}
      : [],
  );
}

const url = z.literal('http://127.0.0.1:4010/mcp');
const program = {
  command: z.literal('npx'),
  args: z.tuple(
    [
      z.literal('--yes'),
      z.literal('--package'),
      z.string().regex(/\/platform-sandbox-VERSION\.tgz$/),
      z.literal(MCP_COMMAND),
    ],
    z.literal('--production'),
  ),
};
const env = z.strictObject({PLATFORM_KEY: z.string()}).optional();

/** What each client reads, by its documentation: code.visualstudio.com, cursor.com, modelcontextprotocol.io, developers.openai.com. */
const clients = {
  'VS Code': z.strictObject({
    servers: z.strictObject({platform: z.strictObject({type: z.literal('http'), url})}),
  }),
  Cursor: z.strictObject({mcpServers: z.strictObject({platform: z.strictObject({url})})}),
  'Claude Desktop': z.strictObject({
    mcpServers: z.strictObject({platform: z.strictObject({...program, env})}),
  }),
};

test('the configurations of the guide are JSON that their clients read', () => {
  const found = blocks('json').map(({before, text}) => {
    const name = before.includes('VS Code, in')
      ? 'VS Code'
      : before.includes('Cursor, in')
        ? 'Cursor'
        : 'Claude Desktop';
    expect(clients[name].safeParse(JSON.parse(text)).error, text).toBeUndefined();
    return name;
  });
  expect(found).toEqual(['VS Code', 'Cursor', 'Claude Desktop', 'Claude Desktop']);
});

test('the configurations of Codex have its keys, with values as TOML writes them', () => {
  const tables = blocks('toml').map(({text}) => {
    const [head, ...lines] = text.trim().split('\n');
    expect(head).toBe('[mcp_servers.platform]');
    // Texts, numbers and lists of them are written in TOML as in JSON.
    return Object.fromEntries(
      lines.map((line) => {
        const [, key = '', value = ''] = /^(\w+) = (.+)$/.exec(line) ?? [];
        return [key, JSON.parse(value) as unknown];
      }),
    );
  });
  const codex = z.union([
    z.strictObject({url}),
    z.strictObject({...program, startup_timeout_sec: z.number()}),
  ]);
  expect(tables).toHaveLength(2);
  for (const table of tables) expect(codex.safeParse(table).error).toBeUndefined();
});

test('the commands of Claude Code name the address and the program', () => {
  const commands = blocks('bash').map(({text}) => text.trim());
  expect(commands).toEqual([
    'claude mcp add --transport http platform http://127.0.0.1:4010/mcp',
    `claude mcp add platform -- npx --yes --package /path/to/platform-sandbox-VERSION.tgz ${MCP_COMMAND}`,
  ]);
});

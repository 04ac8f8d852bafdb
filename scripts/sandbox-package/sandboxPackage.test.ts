import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {createHash} from 'node:crypto';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {expect, onTestFinished, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};
import {readContract} from '../../src/publishing/reference/readContract';
import {nativeLibraries} from './bundleProgram';
import {makeDownload} from './makeDownload';
import {makeFolder, MCP_COMMAND, PACKAGE_NAME, WEBHOOK_COMMAND} from './makeFolder';
import {packageFiles} from './packageFiles';
import {tableUnder} from './readme';

interface Installed {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

test('the download runs in an empty folder, with native libraries beside it and nothing else', async () => {
  const {version} = (await readContract(process.cwd())).info;
  await makeFolder({...manifest, version});
  const {file, sha256} = await makeDownload(version);
  const tarball = join(packageFiles.downloads, file);
  expect(createHash('sha256').update(readFileSync(tarball)).digest('hex')).toBe(sha256);

  const folder = install(tarball);
  const {bin, dependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;
  expect(Object.keys(dependencies)).toEqual(nativeLibraries);
  for (const name of ['README.md', 'LICENSE', 'third-party-licenses.txt'])
    expect(readFileSync(join(folder, name), 'utf8')).not.toBe('');
  const sandbox = spawn(process.execPath, [join(folder, bin[PACKAGE_NAME] ?? '')], {
    cwd: folder,
    env: {...process.env, SANDBOX_PORT: '0'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void sandbox.kill('SIGKILL'));

  const {url, key} = await announced(sandbox);
  const response = await fetch(`${url}/locations/v2/collections`, {headers: {'x-api-key': key}});
  expect(response.status).toBe(200);
  const ended = once(sandbox, 'exit');
  sandbox.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);

  const mcp = [join(folder, bin[MCP_COMMAND] ?? ''), '--colour'];
  const {status, stdout, stderr} = spawnSync(process.execPath, mcp, {cwd: folder, encoding: 'utf8'});
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    "Unknown option '--colour'. The options are --site <folder or address> and --production.\n",
  );

  const client = new Client({name: 'test', version: '1.0.0'});
  onTestFinished(() => client.close());
  const [program = ''] = mcp;
  await client.connect(
    // An address at which nobody listens: what it starts with must need neither site nor sandbox.
    new StdioClientTransport({
      command: process.execPath,
      args: [program, '--site', 'http://127.0.0.1:1'],
      cwd: folder,
      stderr: 'inherit',
    }),
  );
  expect(client.getServerVersion()).toMatchObject({version});
  expect((await client.listTools()).tools.map(({name}) => name)).toContain('check_request');

  const webhook = [join(folder, bin[WEBHOOK_COMMAND] ?? ''), '--help'];
  expect(spawnSync(process.execPath, webhook, {cwd: folder, encoding: 'utf8'}).stdout).toMatch(
    /^platform-webhook:/,
  );
});

test('a table that the sandbox does not tell any more is missed', () => {
  expect(tableUnder('| a | b |\n| --- | --- |\n| 1 | 2 |\n\nText', 'a')).toMatch(
    /^\| a \| b \|\n.*\n\| 1 \| 2 \|$/,
  );
  expect(() => tableUnder('Text', 'a')).toThrow('has no table that begins with "| a |"');
});

/** As npm would install it, with the repository's own native libraries: the test needs no network. */
function install(tarball: string): string {
  const root = mkdtempSync(join(tmpdir(), 'sandbox-package-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  const folder = join(root, 'node_modules', PACKAGE_NAME);
  mkdirSync(folder, {recursive: true});
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  for (const name of nativeLibraries)
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction');
  return folder;
}

/** The address and the first key that the terminal shows. */
async function announced({stdout}: ChildProcess): Promise<{url: string; key: string}> {
  if (!stdout) throw new Error('The sandbox was started without its output.');
  let url = '';
  for await (const line of createInterface({input: stdout})) {
    url = /^Sandbox on (\S+)/.exec(line)?.[1] ?? url;
    const key = /@example\.com +(\S+-key)$/.exec(line)?.[1];
    if (key) return {url, key};
  }
  throw new Error('The sandbox ended before it listened; its complaint is printed above.');
}

import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test} from 'vitest';

const endWithNpm = new URL('./end-with-npm.mjs', import.meta.url).href;
const services = new URL('./services.mjs', import.meta.url).href;
let parent: ChildProcess | undefined;

afterEach(() => void parent?.kill('SIGKILL'));

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the services and ends well', async (signal) => {
  const children = await startTwo();
  parent?.kill(signal);
  expect(await exitOf(parent)).toBe(0);
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

test('no service outlives a program that was killed', async () => {
  const children = await startTwo();
  parent?.kill('SIGKILL');
  await expect.poll(() => children.filter(isAlive), {timeout: 5_000}).toEqual([]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('no service outlives an npm that %s ended', async (signal) => {
  const children = await startTwo('npm');
  parent?.kill(signal);
  await expect.poll(() => children.filter(isAlive), {timeout: 15_000}).toEqual([]);
});

test('when one service ends by itself the other is stopped and the program fails', async () => {
  const [first, second] = await startTwo();
  if (first !== undefined) process.kill(first, 'SIGKILL');
  expect(await exitOf(parent)).toBe(1);
  await expect.poll(() => (second === undefined ? true : isAlive(second))).toBe(false);
});

/** Starts a program that keeps two services running, by itself or as a script of npm, and returns their process ids. */
async function startTwo(by: 'node' | 'npm' = 'node'): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const service = join(folder, 'service.mjs');
  const program = join(folder, 'program.mjs');
  writeFileSync(service, `console.log('pid ' + process.pid); setInterval(() => {}, 1000);`);
  writeFileSync(
    program,
    `import ${JSON.stringify(endWithNpm)};
     import {Services} from ${JSON.stringify(services)};
     const both = new Services();
     both.start('one', [${JSON.stringify(service)}]);
     both.start('two', [${JSON.stringify(service)}]);`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({scripts: {start: 'node program.mjs'}}));
  const [command, args] = by === 'npm' ? ['npm', ['start']] : [process.execPath, [program]];
  parent = spawn(command, args, {cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: withoutNpm()});
  let output = '';
  parent.stdout?.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => pids(output), {timeout: 30_000}).toHaveLength(2);
  return pids(output);
}

/** The environment of somebody's terminal: these tests may run below an npm of their own. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
}

function pids(output: string): number[] {
  return [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function exitOf(child: ChildProcess | undefined): Promise<number | null> {
  return new Promise((resolve) => child?.once('exit', resolve));
}

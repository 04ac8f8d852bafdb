import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {dataFiles} from '../../sandbox/base/dataFiles';
import {freePort} from '../lib/ports.mjs';
import {packageFiles} from '../sandbox-package/packageFiles';

/** A server in a process of its own. */
export interface Server {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): void;
}

/** The public mock server beside which the sandbox is measured. */
const PRISM = '@stoplight/prism-cli@5.14.2';

interface SandboxOptions {
  /** Where it keeps what it stores. */
  readonly data: string;
  /** At which its clock stands; without it, it runs. */
  readonly now?: string;
  /** A free one unless it is said. */
  readonly port?: number;
}

/** The sandbox, its devices standing still so that it measures nothing but the requests. */
export async function startSandbox({data, now, port = 0}: SandboxOptions): Promise<Server> {
  const settings = {
    ...{SANDBOX_PORT: String(port), SANDBOX_DATA: data, SANDBOX_FLEET: '0'},
    ...(now && {SANDBOX_NOW: now}),
  };
  const child = spawn(process.execPath, [packageFiles.program], {
    env: {...process.env, ...settings},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {url: await announced(child, /^Sandbox on (\S+)/), stop: () => child.kill('SIGKILL')};
}

/** Prism on the same contract; `undefined`, with the reason in the terminal, where it cannot be had. */
export async function startPrism(): Promise<Server | undefined> {
  const port = await freePort(0);
  console.log(`Starting ${PRISM} …`);
  // A group of its own: npx starts a shell, and the shell the server.
  const child = spawn(
    'npx',
    ['--yes', PRISM, 'mock', '-h', '127.0.0.1', '-p', String(port), dataFiles.contract],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(stop, 180_000);
  try {
    return {url: await announced(child, /(http:\/\/127\.0\.0\.1:\d+)/), stop};
  } catch (error) {
    console.log(`Prism is left out: ${String(error)}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads lines until one tells the address, then lets the rest run by. */
async function announced(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('A server was started without its output.');
  const lines = createInterface({input: child.stdout});
  const found = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const url = pattern.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const ended = once(child, 'close').then(() => {
    throw new Error('The server ended before it listened.');
  });
  return Promise.race([found, ended]);
}

import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {packageFiles} from '../sandbox-package/packageFiles';

/** A server in a process of its own. */
export interface Server {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): void;
}

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
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: data,
    SANDBOX_FLEET: '0',
    ...(now && {SANDBOX_NOW: now}),
  };
  const child = spawn(process.execPath, [packageFiles.program], {
    env: {...process.env, ...settings},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {url: await announced(child, /^Sandbox on (\S+)/), stop: () => child.kill('SIGKILL')};
}

/** Reads a server's lines until one tells its address, then lets the rest run by. */
export async function announced(child: ChildProcess, pattern: RegExp): Promise<string> {
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

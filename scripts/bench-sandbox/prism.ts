import {spawn} from 'node:child_process';
import {dataFiles} from '../../sandbox/node/data/dataFiles';
import {freePort} from '../lib/ports.mjs';
import {announced, type Server} from '../servers/startServer';

/** The public mock server beside which the sandbox is measured. */
const PRISM = '@stoplight/prism-cli@5.14.2';

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

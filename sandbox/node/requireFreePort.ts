import {once} from 'node:events';
import {createServer} from 'node:net';

/**
 * Asks for a port before anything is opened or changed on disk; 0 is any free one.
 * @throws Error that names the port and a remedy, when it cannot be had.
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const {code} = cause as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE' ? 'is taken; another sandbox may be running' : `cannot be opened (${code})`;
    throw new Error(`Port ${port} of ${host} ${why}. Stop it, or set SANDBOX_PORT to another port.`, {cause});
  }
  await new Promise((resolve) => server.close(resolve));
}

import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {requireFreePort} from './requireFreePort';

test('a port that is taken is named, with a remedy; a free one is left free', async () => {
  await requireFreePort(0, '127.0.0.1');
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken; another sandbox may be running. Stop it, or set SANDBOX_PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(port, '127.0.0.1');
});

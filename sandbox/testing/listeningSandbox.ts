import type {AddressInfo} from 'node:net';
import type {SandboxOptions} from '../node/createSandbox';
import {openSandbox} from './openSandbox';

/** A sandbox of this test alone on a free port; its address without a slash at the end. */
export async function listeningSandbox(options: SandboxOptions = {}): Promise<string> {
  const {app} = await openSandbox(options);
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

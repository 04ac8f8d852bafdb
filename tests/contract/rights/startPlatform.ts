import type {AddressInfo} from 'node:net';
import {createSandbox} from '../../../sandbox/node/createSandbox';
import {beginInPage, pageFormUrl} from '../../../sandbox/testing/pageForm';

export interface RunningPlatform {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A whole sandbox as it begins, in the form that is proven: a port of Node, or the page of Chromium. */
export async function startPlatform(): Promise<RunningPlatform> {
  if (pageFormUrl !== undefined) {
    await beginInPage(pageFormUrl);
    return {url: pageFormUrl, close: () => Promise.resolve()};
  }
  const app = await createSandbox({logger: false});
  await app.listen({port: 0, host: '127.0.0.1'});
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {url, close: () => app.close()};
}

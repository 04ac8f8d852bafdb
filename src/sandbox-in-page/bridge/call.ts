import siteConfig from '@generated/docusaurus.config';
import {registerWorker} from './registerWorker';
import {connectSandbox} from './startSandbox';

/**
 * Sends a request to the sandbox of this browser as `fetch` does to a server, and starts it at the first.
 *
 * @param path path and query below the address of the sandbox
 * @throws TypeError as `fetch`
 */
export async function call(request: Request, path: string): Promise<Response> {
  try {
    const {exchanges} = await connectSandbox();
    registerWorker(siteConfig.baseUrl);
    return await exchanges.send(request, path);
  } catch (error) {
    // Aborts are the caller's own; all else is what `fetch` throws where a server cannot be reached.
    if (request.signal.aborted || error instanceof TypeError) throw error;
    throw new TypeError(`Failed to fetch: ${(error as Error).message}`, {cause: error});
  }
}

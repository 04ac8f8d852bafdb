import {sandboxTarget, type Addresses} from '../addresses';
import {nativeFetch} from '../nativeFetch';
import {findPlace} from '../place';
import {call} from './call';

export {connectSandbox} from './startSandbox';

interface Target {
  /** Where the request goes. */
  readonly address: string;
  readonly addresses: Addresses;
}

/**
 * Sends a request to the sandbox that the reader means: the one in this browser, or the program on their machine. What is
 * for neither goes where it is addressed.
 *
 * @throws TypeError as `fetch`
 */
export async function respond(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  {address, addresses}: Target,
): Promise<Response> {
  const target = sandboxTarget(address, addresses);
  if (!target || (target.isMachine && (await findPlace(addresses.machine)) === 'machine'))
    return nativeFetch(input, init);
  return call(new Request(input, init), target.path);
}

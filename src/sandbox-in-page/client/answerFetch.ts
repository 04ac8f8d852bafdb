import {nativeFetch} from './nativeFetch';
import {sandboxTarget} from '../addresses';

/**
 * Lets the sandbox of this browser answer what is sent to the sandbox, as a server would. Every part of the portal sends
 * with `fetch`, the libraries for signing in and for maps as well; all other requests go on as they were.
 */
export function answerFetch(addresses: Parameters<typeof sandboxTarget>[1]): void {
  const ask = nativeFetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    const target = sandboxTarget(address, addresses);
    if (!target) return ask(input, init);
    // Downloaded with the first request to the sandbox: most pages send none.
    const {findPlace} = await import('../place');
    if (target.isMachine && (await findPlace(addresses.machine)) === 'machine') return ask(input, init);
    const {call} = await import('../bridge/call');
    return call(new Request(input, init), target.path);
  };
}

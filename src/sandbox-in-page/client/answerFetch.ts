import {sandboxTarget} from '../addresses';
import {findPlace} from '../place';

/**
 * Lets the sandbox of this browser answer what is sent to the sandbox, as a server would. Every part of the portal sends
 * with `fetch`, the libraries for signing in and for maps as well; all other requests go on as they were.
 */
export function answerFetch(addresses: Parameters<typeof sandboxTarget>[1]): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    const target = sandboxTarget(address, addresses);
    if (!target) return ask(input, init);
    if (target.isMachine && (await findPlace(addresses.machine)) === 'machine') return ask(input, init);
    const {call} = await import('../bridge/call');
    return call(new Request(input, init), target.path);
  };
}

import type {Addresses} from '../addresses';
import {nativeFetch} from '../nativeFetch';

/** Downloaded with the first request to a sandbox: most pages send none. */
export const loadBridge = () => import('../bridge/respond.client');

/**
 * Lets the sandbox of this browser answer what is sent to the sandbox, as a server would. Every part of the portal sends
 * with `fetch`, the libraries for signing in and for maps as well; all other requests go on as they were.
 */
export function answerFetch(addresses: Addresses): void {
  const {origin, base, machine} = addresses;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    return address.startsWith(machine) || address.startsWith(`${origin}${base}sandbox/`)
      ? (await loadBridge()).respond(input, init, {address, addresses})
      : nativeFetch(input, init);
  };
}

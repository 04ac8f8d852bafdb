import {vi} from 'vitest';

/**
 * Stands between the page and its services, at most until the test is over.
 *
 * @param respond is given the address of a request and what sends it
 * @returns a function that steps aside
 */
export function standBeforeFetch(
  respond: (url: string, send: () => Promise<Response>) => Promise<Response>,
): () => void {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    // Another request made of it would take its body away.
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input);
    return respond(url, () => send(input, init));
  });
  return () => spy.mockRestore();
}

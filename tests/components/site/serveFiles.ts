import {existsSync, readFileSync} from 'node:fs';
import {vi} from 'vitest';

/** Where files of the site lie before it is built. */
const FOLDER = '.generated/static-map';

/** Lets a page read the files of the base map, such as the names of places, until the test is over. */
export function serveFiles(): void {
  const send = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return send(input, init);
    const file = FOLDER + input;
    const response = existsSync(file) ? new Response(readFileSync(file)) : new Response(null, {status: 404});
    return Promise.resolve(response);
  });
}

import type {Headers} from './responseHeaders';
import {SANDBOX_PARTS, WORKER_POLICY} from './workerPolicy';

/** The name of a file in `assets/` holds the digest of its content: it never changes. All others are asked for anew. */
export const caching = {
  digested: 'public, max-age=31536000, immutable',
  others: 'no-cache',
};

/** The Markdown twins and llms.txt are read as UTF-8. */
const textTypes: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * What a host sends with one file beside the headers of all.
 *
 * @param path below the site's root, with a slash
 */
export function fileHeaders(path: string): Headers {
  const type = textTypes[/\.[a-z]+$/.exec(path)?.[0] ?? ''];
  return {
    'Cache-Control': path.startsWith('/assets/') ? caching.digested : caching.others,
    ...(type && {'Content-Type': type}),
    ...(path.startsWith(`/${SANDBOX_PARTS}`) && {'Content-Security-Policy': WORKER_POLICY}),
  };
}

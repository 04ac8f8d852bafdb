import {caching} from '../fileHeaders';
import type {Headers} from '../responseHeaders';
import {SANDBOX_PARTS, WORKER_POLICY} from '../workerPolicy';

/**
 * The file `_headers` as Netlify, Cloudflare Pages and others read it from the published folder. Files that are not
 * named here are asked for anew by themselves, and these hosts send Markdown as UTF-8. A file that two rules name
 * would get a header of both with a comma between: no header stands in more than one rule, but for the policy of the
 * worker, whose rule takes that of pages away first (`!`).
 */
export function netlifyHeaders(headers: Headers, baseUrl: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines,
    `${baseUrl}assets/*`,
    `  Cache-Control: ${caching.digested}`,
    `${baseUrl}${SANDBOX_PARTS}*`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${WORKER_POLICY}`,
    '',
  ].join('\n');
}

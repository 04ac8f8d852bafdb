import {caching} from '../fileHeaders';
import type {Headers} from '../responseHeaders';

/**
 * The file `_headers` as Netlify, Cloudflare Pages and others read it from the published folder. Files that are not
 * named here are asked for anew by themselves, and these hosts send Markdown as UTF-8. A file that two rules name
 * would get a header of both with a comma between: no header stands in more than one rule.
 */
export function netlifyHeaders(headers: Headers, baseUrl: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [`${baseUrl}*`, ...lines, `${baseUrl}assets/*`, `  Cache-Control: ${caching.digested}`, ''].join(
    '\n',
  );
}

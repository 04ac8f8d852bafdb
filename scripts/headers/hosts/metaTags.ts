import type {Headers} from '../responseHeaders';

/** What browsers heed in a header alone; in a page they warn of it. */
const headerOnly = /^(frame-ancestors|report-uri|sandbox)\b/;

/**
 * What of the headers a page can say by itself: the content security policy without `frame-ancestors`, and the
 * referrer policy. The others have no form as an element.
 */
export function metaTags(headers: Headers): string {
  const policy = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ');
  const referrer = headers['Referrer-Policy'] ?? '';
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${referrer}">`;
}

/**
 * A page with these elements in place of those of an earlier run: before anything that the policy speaks of, but after
 * the character set, which browsers look for in the first kilobyte.
 */
export function withMetaTags(html: string, tags: string): string {
  const bare = html.replace(
    /<meta http-equiv="Content-Security-Policy" [^>]*><meta name="referrer" [^>]*>/,
    '',
  );
  return bare.replace(/<head>\s*(?:<meta charset=[^>]*>)?/, (start) => `${start}${tags}`);
}

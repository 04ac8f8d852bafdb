import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/** The words of a description that is HTML. */
export function plainText(html: string): string {
  return toString(fromHtml(html, {fragment: true}))
    .replace(/\s+/g, ' ')
    .trim();
}

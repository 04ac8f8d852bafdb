import {toString} from 'hast-util-to-string';
import {parseHtml} from '../html/parseHtml';

/** The words of a description that is HTML. */
export function plainText(html: string): string {
  return toString(parseHtml(html)).replace(/\s+/g, ' ').trim();
}

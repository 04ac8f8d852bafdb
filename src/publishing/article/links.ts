import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {twinPath} from '../../site/twinPath';
import {element} from './tree';

export interface Place {
  /** Origin of the site, for example `https://developer.example.com`. */
  readonly origin: string;
  /** Path of the page that is turned into Markdown. */
  readonly path: string;
  /** Whether a path is that of a page with a twin. */
  readonly hasTwin: (path: string) => boolean;
}

/**
 * Makes every address whole, since the text is read elsewhere, and leads from twin to twin. A link within
 * the page has nothing to lead to in a text: its words stay.
 */
export function resolveLinks(article: Element, place: Place): void {
  visit(article, 'element', (node, index, parent) => {
    const {href, src} = node.properties;
    if (typeof src === 'string') node.properties.src = whole(src, place).href;
    // A picture within the page is thousands of letters that say nothing: its words stay.
    if (node.tagName === 'img' && String(src).startsWith('data:'))
      Object.assign(
        node,
        element('em', [{type: 'text', value: `Figure: ${String(node.properties.alt ?? '')}`}]),
      );
    if (node.tagName !== 'a' || typeof href !== 'string' || !parent || index === undefined) return undefined;
    if (!href.startsWith('#')) {
      node.properties.href = twinOf(whole(href, place), place);
      return undefined;
    }
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}

function twinOf(url: URL, {origin, hasTwin}: Place): string {
  if (url.origin === origin && hasTwin(url.pathname)) url.pathname = twinPath(url.pathname);
  return url.href;
}

function whole(address: string, {origin, path}: Place): URL {
  return new URL(address, new URL(path, origin));
}

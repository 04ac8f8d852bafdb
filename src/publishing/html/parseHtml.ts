import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';

/** The tree of a part of a page. It says not where its nodes stood, which would be most of it and is asked by nobody. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** The tree of a whole page. */
export function parsePage(html: string): Root {
  return fromParse5(parse(html)) as Root;
}

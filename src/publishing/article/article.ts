import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parseHtml} from '../html/parseHtml';

/** What a reader came for, cut out of a built page. */
export interface Article {
  readonly title: string;
  /** The page's meta description; empty where it has none. */
  readonly description: string;
  /** The article with everything in it, also what is left out of texts. */
  readonly content: Element;
}

/**
 * Finds title, description and article of a built page.
 *
 * @param page names the page in errors
 * @throws when the page has no article or no heading of the first level
 */
export function readArticle({main, description}: CutPage, page: string): Article {
  const tree = parseHtml(main);
  // The index of a series has no article of its own: its articles are the cards that lead on.
  const content = select('article:has(h1)', tree) ?? select('main', tree);
  const heading = content && select('h1', content);
  if (!content || !heading) throw new Error(`${page} has no article with a heading: it can have no twin.`);
  const told = select('meta', parseHtml(description))?.properties.content;
  return {title: toString(heading).trim(), description: typeof told === 'string' ? told : '', content};
}

/** The parts of a built page that its text is made from, as HTML. */
export interface CutPage {
  readonly main: string;
  /** The element `meta` with the description; empty where the page has none. */
  readonly description: string;
}

/** Cuts a page down to its article: the menus around it would take longer to parse, and scripts change at each build. */
export function cutPage(html: string): CutPage {
  const start = html.indexOf('<main');
  return {
    main: start < 0 ? html : html.slice(start, html.lastIndexOf('</main>')),
    description: /<meta[^>]*\bname="?description\b[^>]*>/.exec(html)?.[0] ?? '',
  };
}

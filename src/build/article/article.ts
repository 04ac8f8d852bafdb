import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

/** What a reader came for, cut out of a built page. */
export interface Article {
  readonly title: string;
  /** The page's meta description; empty where it has none. */
  readonly description: string;
  /** The article with everything in it, furniture too. */
  readonly content: Element;
}

/**
 * Finds title, description and article of a built page.
 *
 * @param page names the page in errors
 * @throws when the page has no article or no heading of the first level
 */
export function readArticle(html: string, page: string): Article {
  const tree = part(html, '<main', '</main>');
  // The index of a series has no article of its own: its articles are the cards that lead on.
  const content = select('article:has(h1)', tree) ?? select('main', tree);
  const heading = content && select('h1', content);
  if (!content || !heading) throw new Error(`${page} has no article with a heading: it can have no twin.`);
  const description = select('meta[name="description"]', part(html, '<head', '</head>'))?.properties.content;
  return {
    title: toString(heading).trim(),
    description: typeof description === 'string' ? description : '',
    content,
  };
}

/** A part of a page, or all of it where it has no such part. What stands around it, menus above all, takes longer to parse. */
function part(html: string, from: string, to: string): Root {
  const start = html.indexOf(from);
  return fromHtml(start < 0 ? html : html.slice(start, html.lastIndexOf(to)), {fragment: true});
}

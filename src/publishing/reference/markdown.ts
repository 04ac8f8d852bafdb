import {micromark} from 'micromark';
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table';

const options = {extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()]};

/** Operations share parameters, responses and schemas: most descriptions come again and again. */
const known = new Map<string, string>();

/** HTML of a description that the contract writes in Markdown (CommonMark and tables). HTML in it is escaped. */
export function blockHtml(markdown: string): string {
  const html = known.get(markdown) ?? micromark(markdown, options).trim();
  known.set(markdown, html);
  return html;
}

/** The same without its `<p>` when the description is one paragraph, so that it can stand inside a line. */
export function inlineHtml(markdown: string): string {
  const html = blockHtml(markdown);
  const paragraphs = html.match(/<p>/g) ?? [];
  const single = paragraphs.length === 1 && html.startsWith('<p>') && html.endsWith('</p>');
  return single ? html.slice(3, -4) : html;
}

/**
 * The first sentence without marks, for a page's meta description. It travels with every page of the reference, in
 * the list that Docusaurus makes of all of them: hence no more than one sentence.
 */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.split(/\n\s*\n/)[0] ?? '';
  const html = blockHtml(paragraph.split(/(?<=[.!?])\s+(?=[A-Z`])/)[0] ?? '');
  const text = html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

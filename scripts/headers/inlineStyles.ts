import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Refuses a build with a `style` attribute or element in the HTML of a page: the content security policy drops them, so
 * the page looks different when it is opened directly and when somebody gets there by a link.
 *
 * @throws Error that names each page with the first of its inline styles
 */
export function refuseInlineStyles(folder: string): void {
  const found = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => {
      const [first] = inlineStyles(readFileSync(path.join(folder, page), 'utf8'));
      return first === undefined ? [] : [`  ${page}: ${first}`];
    });
  if (found.length === 0) return;
  throw new Error(
    `The content security policy refuses inline styles: give these elements a class.\n${found.join('\n')}`,
  );
}

/** The tags of a page that have an inline style, and its `<style>` elements. */
export function inlineStyles(html: string): string[] {
  // What stands in a script is no markup.
  const markup = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  return [
    ...markup.matchAll(
      /<style\b[^>]*>|<[a-z][^\s<>"']*(?:\s[^<>"']*(?:"[^"]*"|'[^']*'))*?\s+style=(?:"[^"]*"|'[^']*'|[^\s>]+)/g,
    ),
  ].map(([tag]) => tag);
}

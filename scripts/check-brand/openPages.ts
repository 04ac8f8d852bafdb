import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Open whatever is protected: the way out, what the law wants readable, and the page for unknown addresses. */
const alwaysOpen = /^(logout|privacy|terms|404)(\.html|\/)/;

/** Stands in the HTML where a guard has not yet looked who is here. */
const GUARD = 'Checking whether you are signed in';

/**
 * The pages of a wholly protected build whose HTML shows more than a guard. Their frame, title and description stay:
 * search engines and link previews see those of any gated page.
 */
export function openPages(folder: string): string[] {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !alwaysOpen.test(file),
  );
  if (pages.length === 0) throw new Error(`There is no page in ${folder}.`);
  return pages.filter((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    return !html.includes(GUARD) || /<(article|h1)\b/.test(html);
  });
}

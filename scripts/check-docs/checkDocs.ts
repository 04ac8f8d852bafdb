import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPageFile} from '../../src/publishing/page-rules/checkPageFile';
import {checkPageLinks} from '../check-links/checkPageLinks';
import {loadSourceSite} from '../check-links/loadSourceSite';
import {lintText} from '../lint-prose/lintText';

export interface DocsReport {
  /** What is wrong: `page:line  what, and what to do`. */
  readonly lines: readonly string[];
  readonly summary: string;
}

/** Policies speak for a company, whose "we" is right. */
const POLICIES = 'src/pages/';

/**
 * Checks pages of words without building them.
 *
 * @param words the pages whose paths have one of these words in them; all, if there are none
 */
export async function checkDocs(words: readonly string[], root = process.cwd()): Promise<DocsReport> {
  const site = await loadSourceSite(root);
  const wanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word));
  const files = site.pages.map(({file}) => file).filter(wanted);
  const links = checkPageLinks(site, wanted);
  const found = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const rules = checkPageFile({root, name: file, source});
      const prose = await lintText(file, source, file.startsWith(POLICIES) ? 'passage' : 'guide');
      // What cannot be read is said once.
      return [
        ...rules,
        ...(rules.some(isUnreadable) ? [] : prose),
        ...links.filter((line) => line.startsWith(`${file}:`)),
      ];
    }),
  );
  const lines = found.flat();
  if (files.length === 0)
    lines.push(`No page has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  const count = files.length === 1 ? '1 page' : `${files.length} pages`;
  return {
    lines,
    summary: `${count}: ${lines.length === 0 ? 'nothing to object to' : `${lines.length} objections`}`,
  };
}

function isUnreadable(line: string): boolean {
  return line.includes('cannot be read as MDX');
}

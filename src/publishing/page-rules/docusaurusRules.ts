import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkFrontMatter, checkPageFile, type PageFile} from './checkPageFile';
import {PageRuleError} from './PageRuleError';

/**
 * A remark plugin that holds pages to the rules of `src/publishing/page-rules`. It comes before all others, which
 * change the tree. In development the page shows its problems instead of its text.
 *
 * @throws PageRuleError with page, line and what to do
 */
export function remarkPageRules() {
  return (tree: Root, file: VFile): void => {
    const problems = checkPageFile(pageFile(file.cwd, file.path, String(file.value)), tree);
    if (problems.length > 0) throw new PageRuleError(problems);
  };
}

/**
 * Reads the front matter of pages. Docusaurus reads it before there is any page to show an error on, and then says it in
 * the terminal only. In development, a page with a front matter that is wrong therefore counts as one without, and
 * `remarkPageRules` says in the browser what is wrong with it.
 *
 * @throws PageRuleError for production
 */
export function parseFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  return ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = pageFile(siteDir, filePath, fileContent);
    const isWritten = !file.name.startsWith('.') && !path.basename(file.name).startsWith('_');
    const problems = isWritten ? checkFrontMatter(file) : [];
    if (problems.length === 0) return defaultParseFrontMatter({filePath, fileContent});
    if (process.env.NODE_ENV === 'production') throw new PageRuleError(problems);
    const content = fileContent.replace(/^---\r?\n[^]*?\n---[^\n]*(\n|$)/, '');
    return Promise.resolve({frontMatter: {}, content});
  };
}

function pageFile(siteDir: string, file: string, source: string): PageFile {
  return {root: siteDir, name: path.relative(siteDir, file).replaceAll(path.sep, '/'), source};
}

import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import type {PageProblem} from './PageProblem';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** A page as a tree of Markdown, MDX and directives; or why there is none. */
export function readPage(source: string): {readonly tree: Root} | {readonly problem: PageProblem} {
  try {
    return {tree: parser.parse(source)};
  } catch (error) {
    return {problem: unreadable(error)};
  }
}

/** What the parser objects to, as a sentence with its line. @throws what is no objection of the parser */
export function unreadable(error: unknown): PageProblem & {readonly column: number} {
  if (!(error instanceof VFileMessage)) throw error;
  const reason = error.reason.replace(/[.\s]+$/, '');
  const advice = 'A "<" or "{" that is no code of the page belongs between `backticks`';
  return {
    line: error.line ?? 1,
    column: error.column ?? 1,
    message: `The page cannot be read as MDX: ${reason}. ${advice}.`,
  };
}

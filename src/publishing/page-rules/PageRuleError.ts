/** Something wrong with a page, told as `page:line  what, and what to do`. */
export class PageRuleError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'PageRuleError';
  }
}

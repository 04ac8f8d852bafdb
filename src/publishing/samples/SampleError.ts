/** Something wrong with the samples of a page, told as `page:line  what, and what to do`. */
export class SampleError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SampleError';
  }
}

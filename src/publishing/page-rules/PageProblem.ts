/** Something that a writer has to change on a page. */
export interface PageProblem {
  /** Counted from 1, in the file. */
  readonly line: number;
  /** What is wrong, and what to do. */
  readonly message: string;
}

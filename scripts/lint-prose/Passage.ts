/** A few sentences within a file that is no page: a description, or a message of the interface. */
export interface Passage {
  readonly file: string;
  /** Where they begin, counted from 1. */
  readonly line: number;
  readonly text: string;
}

import type {SampleRequest} from '../../code/sample-request/types';

/** Everything that is executed in a page, in its order. */
export interface SamplePage {
  /** From the repository's root, for example `docs/guides/intro.mdx`. */
  readonly file: string;
  readonly samples: readonly Sample[];
}

export type Sample = RequestSample | ProgramSample;

export interface RequestSample {
  readonly kind: 'request';
  readonly line: number;
  readonly request: SampleRequest;
  readonly recorded: RecordedBlock;
}

/** The response as the page shows it. */
export interface RecordedBlock {
  readonly line: number;
  readonly status: number;
  /** `json`, `text`, `png` (a file beside the page) or `bin` (recorded by size and digest). */
  readonly language: 'json' | 'text' | 'png' | 'bin';
  /** Most entries that are shown of a list; the rest is counted. */
  readonly keep?: number;
  readonly text: string;
  /** Offsets in the page of the whole block, fences included, and its indentation. */
  readonly span: {readonly start: number; readonly end: number; readonly indent: string};
}

/** Files of one name beside the page, one for each language. */
export interface ProgramSample {
  readonly kind: 'program';
  readonly line: number;
  readonly name: string;
}

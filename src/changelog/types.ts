import type {VersionName} from '@site/src/publishing/reference/types';

/** What the pages tell of the contract's history. `npm run reference` makes it; newest first. */
export interface ChangelogVersion extends VersionName {
  /** The day of the release, `2026-12-01`, if it is known. */
  readonly date?: string;
  /** How many operations it has. */
  readonly operations: number;
  /** Undefined for the first version that is kept: what it changed is not known. */
  readonly entries?: readonly ChangelogEntry[];
}

/** What changed, in words, and the differences that it is about. */
export interface ChangelogEntry {
  /** Its anchor on the page. */
  readonly id: string;
  /** HTML of one paragraph. */
  readonly words: string;
  /** The same as text. */
  readonly text: string;
  readonly isBreaking: boolean;
  readonly operations: readonly ChangedOperation[];
  readonly differences: readonly Difference[];
}

export interface ChangedOperation {
  readonly id: string;
  /** Whether the change breaks those who call it. */
  readonly isBroken: boolean;
  /** Last part of the address of its page, if it still has one. */
  readonly slug?: string;
}

export interface Difference {
  readonly place: string;
  readonly action: 'added' | 'removed' | 'changed';
  readonly verdict: 'breaking' | 'compatible' | 'wording';
  /** As JSON, where it is short. */
  readonly before?: string;
  readonly after?: string;
}

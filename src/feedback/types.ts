import type {Reason} from './reasons';

/** What a reader says of a page: nothing about the reader. It is what `feedback.endpoint` takes. */
export interface Opinion {
  /** The path of the page, without query and fragment. */
  readonly page: string;
  readonly isHelpful: boolean;
  readonly reasons: readonly Reason[];
  /** What was typed. */
  readonly comment?: string;
}

/** What `feedback.endpoint` lists. */
export interface StoredOpinion extends Omit<Opinion, 'reasons'> {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** Other versions of the portal may have others. */
  readonly reasons: readonly string[];
}

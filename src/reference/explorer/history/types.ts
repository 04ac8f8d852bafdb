import type {Outcome} from '@site/src/try-it/send/types';
import type {Draft} from '../draft/types';

/** What the list of last requests says of one; it survives a reload, and neither credential nor body is part of it. */
export interface PastRequest {
  readonly id: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly draft: Draft;
  readonly url: string;
  readonly result: Outcome['kind'];
  readonly status?: number;
  readonly totalMs: number;
}

/** A request of this page together with what came of it, which is held in memory alone. */
export interface Exchange extends PastRequest {
  readonly outcome: Outcome;
}

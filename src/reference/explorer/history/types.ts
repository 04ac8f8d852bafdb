import type {HttpRequest} from '@site/src/openapi/request/types';
import type {Outcome} from '@site/src/try-it/send/types';
import type {Draft} from '../draft/types';

/** A request that was sent and what came of it. The request holds no secret: its credential is a placeholder. */
export interface Exchange {
  readonly id: number;
  readonly at: Date;
  readonly draft: Draft;
  readonly request: HttpRequest;
  readonly outcome: Outcome;
}

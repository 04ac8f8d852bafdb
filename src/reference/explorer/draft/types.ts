import type {FieldValues, RequestBodyDraft} from '@site/src/openapi/request/types';

/** What somebody has filled in for an operation, finished or not. */
export interface Draft {
  readonly values: FieldValues;
  /** Undefined where the operation takes no body. */
  readonly body: RequestBodyDraft | undefined;
}

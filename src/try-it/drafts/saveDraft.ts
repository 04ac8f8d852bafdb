import {createStorageSlot} from '@site/src/components/storage/storageSlot';
import type {FieldValues, RequestBodyDraft} from '@site/src/openapi/request/types';
import {draftKey} from './draftKey';

interface Filled {
  readonly values: FieldValues;
  readonly body: RequestBodyDraft | undefined;
}

/** Has the explorer open with these fields, on the page of an operation that is opened next in this tab. */
export function saveDraft(operationId: string, draft: Filled): void {
  createStorageSlot(draftKey(operationId), 'sessionStorage').set(JSON.stringify(draft));
}

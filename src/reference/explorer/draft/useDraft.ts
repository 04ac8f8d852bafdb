import {useCallback, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {exampleBody, exampleValues} from '@site/src/openapi/request/exampleRequest';
import type {Draft} from './types';

// Half-typed input survives going to another page and back; not a reload, since it may hold what is private.
const drafts = new Map<string, Draft>();

/** What an operation's fields open with: the contract's examples. */
export function firstDraft(operation: OperationDocument): Draft {
  return {values: exampleValues(operation), body: exampleBody(operation)};
}

/** The fields of an operation, as they were left. */
export function useDraft(operation: OperationDocument): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => drafts.get(operation.operationId) ?? firstDraft(operation));
  const update = useCallback(
    (next: Draft) => {
      drafts.set(operation.operationId, next);
      setDraft(next);
    },
    [operation],
  );
  return [draft, update];
}

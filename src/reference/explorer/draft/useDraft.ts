import {useCallback, useMemo, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {draftKey} from '@site/src/try-it/drafts/draftKey';
import {sessionStore} from '../sessionStore';
import {findCreated} from './created';
import {firstDraft} from './firstDraft';
import type {Draft} from './types';

/**
 * The fields of an operation, as they were left in this session, or as they open: with the contract's examples, and
 * where something is to be deleted, with what this session created. Credentials are no part of them.
 */
export function useDraft(operation: OperationDocument, hour: Date): [Draft, (draft: Draft) => void] {
  const store = useMemo(() => sessionStore<Draft>(draftKey(operation.operationId)), [operation]);
  const [typed, setTyped] = useState(() => store.load());
  const first = useMemo(() => openingDraft(operation, hour), [operation, hour]);
  const update = useCallback(
    (next: Draft) => {
      store.save(next);
      setTyped(next);
    },
    [store],
  );
  return [typed ?? first, update];
}

function openingDraft(operation: OperationDocument, hour: Date): Draft {
  const draft = firstDraft(operation, hour);
  const created = operation.method === 'delete' ? findCreated(operation) : undefined;
  return created ? {...draft, values: {...draft.values, ...created}} : draft;
}

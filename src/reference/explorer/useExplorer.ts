import {useCallback, useMemo, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {useCredential} from '@site/src/try-it/credentials/useCredential';
import {buildRequest} from '@site/src/openapi/request/buildRequest';
import type {CredentialHeader, HttpRequest} from '@site/src/openapi/request/types';
import {draftViolations, type DraftViolations} from './draft/draftViolations';
import type {Draft} from './draft/types';
import {useDraft} from './draft/useDraft';
import {useHistory} from './history/useHistory';
import type {Exchange} from './history/types';
import {useSend} from '@site/src/try-it/send/useSend';
import {useServer} from '@site/src/try-it/server/useServer';
import {useShownCredential} from './useShownCredential';

const noViolations: DraftViolations = new Map();

/** Everything the explorer of an operation knows and can do. */
export function useExplorer(operation: OperationDocument) {
  const server = useServer();
  const credential = useCredential(operation, server.server);
  const [isRevealed, setRevealed] = useState(false);
  const [draft, setDraft] = useDraft(operation);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const [history, remember] = useHistory(operation.operationId);
  const [current, setCurrent] = useState<Exchange>();
  const {bytes, start, cancel} = useSend();
  const shown = useShownCredential(credential, isRevealed);
  const serverUrl = server.server.url;

  const build = useCallback(
    (from: Draft, header: CredentialHeader | undefined): HttpRequest => {
      const body = from.body?.text.trim() ? from.body : undefined;
      return buildRequest(operation, {server: serverUrl, values: from.values, body, credential: header});
    },
    [operation, serverUrl],
  );
  const violations = useMemo(() => draftViolations(operation, draft), [operation, draft]);
  const request = useMemo(() => build(draft, shown), [build, draft, shown]);

  const send = async (): Promise<Exchange> => {
    const at = new Date();
    // The request that is remembered carries the placeholder; the secret goes out and is forgotten.
    const outcome = await start(build(draft, await credential.header()));
    const exchange = remember({at, draft, request, outcome});
    setCurrent(exchange);
    return exchange;
  };

  return {
    ...{
      server,
      credential,
      isRevealed,
      setRevealed,
      draft,
      setDraft,
      history,
      current,
      request,
      send,
      cancel,
    },
    isSending: bytes !== undefined,
    receivedBytes: bytes ?? 0,
    violations,
    /** What is wrong with fields that somebody has left, or with all once sending was tried. */
    shownViolations: hasTried ? violations : visited(violations, left),
    leave: useCallback((key: string) => setLeft((before) => new Set([...before, key])), []),
    showAllViolations: () => setTried(true),
    restore: (exchange: Exchange) => {
      setDraft(exchange.draft);
      setCurrent(exchange);
    },
  };
}

function visited(violations: DraftViolations, left: ReadonlySet<string>): DraftViolations {
  return left.size === 0 ? noViolations : new Map([...violations].filter(([key]) => left.has(key)));
}

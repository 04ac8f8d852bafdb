import {useCallback, useMemo, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {useCredential} from '@site/src/try-it/credentials/useCredential';
import {buildRequest} from '@site/src/openapi/request/buildRequest';
import type {CredentialHeader, HttpRequest} from '@site/src/openapi/request/types';
import {draftViolations, type DraftViolations} from './draft/draftViolations';
import type {Draft} from './draft/types';
import {trackCreated} from './draft/created';
import {isTimed} from './draft/firstDraft';
import {useDraft} from './draft/useDraft';
import {useHistory} from './history/useHistory';
import type {Exchange, PastRequest} from './history/types';
import {useSend} from '@site/src/try-it/send/useSend';
import {useServer} from '@site/src/try-it/server/useServer';
import {useServerHour} from '@site/src/try-it/server/useServerHour';
import {useShownCredential} from './useShownCredential';

const noViolations: DraftViolations = new Map();

/** Everything the explorer of an operation knows and can do. */
export function useExplorer(operation: OperationDocument) {
  const server = useServer();
  const credential = useCredential(operation, server.server);
  const [isRevealed, setRevealed] = useState(false);
  const needsHour = useMemo(() => isTimed(operation), [operation]);
  const hour = useServerHour(server.server, needsHour);
  const [draft, setDraft] = useDraft(operation, hour);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const [sent, setSent] = useState<Draft>();
  const history = useHistory(operation.operationId);
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
    const outcome = await start(build(draft, await credential.header()));
    trackCreated(request, outcome);
    const exchange = history.add({draft, url: request.url, outcome});
    setCurrent(exchange);
    setSent(draft);
    return exchange;
  };

  return {
    server,
    credential,
    isRevealed,
    setRevealed,
    draft,
    setDraft,
    hour,
    past: history.list,
    current,
    request,
    send,
    cancel,
    isSending: bytes !== undefined,
    receivedBytes: bytes ?? 0,
    violations,
    /** What is wrong with fields that somebody has left, or with all once sending was tried. */
    shownViolations: hasTried ? violations : visited(violations, left),
    leave: useCallback((key: string) => setLeft((before) => new Set([...before, key])), []),
    /** Whether what stands in the fields was sent all the same. */
    isSent: sent === draft,
    showAllViolations: () => {
      setTried(true);
      setSent(undefined);
    },
    restore: (past: PastRequest) => {
      setDraft(past.draft);
      setSent(past.draft);
      setCurrent(history.find(past));
    },
  };
}

function visited(violations: DraftViolations, left: ReadonlySet<string>): DraftViolations {
  return left.size === 0 ? noViolations : new Map([...violations].filter(([key]) => left.has(key)));
}

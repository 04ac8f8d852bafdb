import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {useEffect, useEffectEvent, useState} from 'react';
import type {Json, OperationDocument} from '@site/src/openapi/document/types';
import {announcement} from '@site/src/try-it/response/announcement';
import {useCredential, type CredentialState} from '@site/src/try-it/credentials/useCredential';
import type {Outcome} from '@site/src/try-it/send/types';
import {useSend} from '@site/src/try-it/send/useSend';
import {type ServerChoice, useGuideServer} from '@site/src/try-it/server/useServer';
import {capturedFrom} from '@site/src/code/sample-request/captured';
import {saveCaptured} from '../request/capturedStore';
import {toHttp} from '../request/toHttp';
import type {RunProps} from './types';

export interface RunState {
  readonly outcome: Outcome | undefined;
  readonly isSending: boolean;
  /** What a screen reader says. */
  readonly spoken: string;
  readonly server: ServerChoice;
  readonly credential: CredentialState;
}

/** Sends the request once for each round, as soon as it is known whether somebody is signed in. */
export function useRun({
  operation,
  request,
  filling,
  page,
  round,
  onSending,
}: RunProps & {readonly operation: OperationDocument}): RunState {
  const server = useGuideServer();
  const credential = useCredential(operation, server.server);
  const {bytes, start, cancel} = useSend();
  const [outcome, setOutcome] = useState<Outcome>();
  const [spoken, setSpoken] = useState('');
  const isReady = useIsKnown();

  const send = useEffectEvent(async () => {
    onSending(cancel);
    setSpoken(translate({id: 'guide.run.sending', message: 'Sending.'}));
    const header = await credential.header();
    const sent = await start(toHttp(request, {...filling, server: server.server.url, credential: header}));
    if (sent.kind === 'response' && request.captures.length > 0)
      saveCaptured(page, capturedFrom(jsonOf(sent.body), request.captures));
    setOutcome(sent);
    setSpoken(announcement(sent));
    onSending(undefined);
  });
  useEffect(() => {
    if (isReady) void send();
  }, [isReady, round]);
  return {outcome, isSending: bytes !== undefined, spoken, server, credential};
}

/** Whether it is known who is here, and the keys that come with it are on offer. */
function useIsKnown(): boolean {
  const {status} = useAuth();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    // A sign-in service that does not respond must not keep anybody from a request that needs no sign-in.
    const wait = status === 'unknown' ? 10_000 : 0;
    const timer = setTimeout(() => setKnown(true), wait);
    return () => clearTimeout(timer);
  }, [status]);
  return isKnown;
}

function jsonOf(body: Uint8Array): Json {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return null;
  }
}

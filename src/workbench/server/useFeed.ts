import type {OperationDocument} from '@site/src/openapi/document/types';
import {useCredential, type CredentialState} from '@site/src/try-it/credentials/useCredential';
import {useServer, type ServerChoice} from '@site/src/try-it/server/useServer';
import {useEffect, useEffectEvent, useState} from 'react';
import {emptyFeed, followAccount, type FeedState} from './accountFeed';

/** What the lists of an account take: a key, or the token of somebody who is signed in. */
const secured: Pick<OperationDocument, 'security' | 'securitySchemes'> = {
  security: [['apiKey'], ['bearer']],
  securitySchemes: {
    apiKey: {type: 'apiKey', in: 'header', name: 'x-api-key'},
    bearer: {type: 'http', scheme: 'bearer'},
  },
};

export interface Feed {
  readonly feed: FeedState;
  readonly server: ServerChoice;
  readonly credential: CredentialState;
}

/** What was sent with the chosen credential to the chosen server, by whatever program, as long as it is shown. */
export function useFeed(): Feed {
  const server = useServer();
  const credential = useCredential(secured, server.server);
  const [feed, setFeed] = useState<FeedState>(emptyFeed);
  const currentHeader = useEffectEvent(() => credential.header());
  const {choice, typedSecret} = credential;
  const {url} = server.server;
  useEffect(() => {
    setFeed(emptyFeed);
    const leave = new AbortController();
    void followAccount({
      server: url,
      signal: leave.signal,
      onChange: setFeed,
      credential: () => currentHeader(),
    });
    return () => leave.abort();
  }, [url, choice, typedSecret]);
  return {feed, server, credential};
}

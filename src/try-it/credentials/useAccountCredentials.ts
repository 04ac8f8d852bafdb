import {translate} from '@docusaurus/Translate';
import {useAuth, type User} from '@site/src/auth';
import {useEffect, useMemo} from 'react';
import {accountKeyId} from './explorerChoice';
import type {NamedCredential} from './types';

const none: readonly NamedCredential[] = [];

/**
 * The signed-in person's API keys and token, by name. They are handed over when a request goes out, and neither shown
 * nor stored here.
 */
export function useAccountCredentials(): readonly NamedCredential[] {
  const {user, idToken, wake} = useAuth();
  useEffect(wake, [wake]);
  // The keys of whoever is viewed are theirs alone, and the administrator's would have other rights.
  return useMemo(() => (user && !user.viewed ? credentialsOf(user, idToken) : none), [user, idToken]);
}

function credentialsOf(user: User, idToken: () => Promise<string | undefined>): readonly NamedCredential[] {
  const keys = user.apiKeys.map((key, index): NamedCredential => {
    const number = index + 1;
    return {
      id: accountKeyId(number),
      kind: 'apiKey',
      label: translate({id: 'tryIt.credentials.accountKey', message: 'Your API key {number}'}, {number}),
      secret: () => Promise.resolve(key),
    };
  });
  const token: NamedCredential = {
    id: 'account:token',
    kind: 'bearer',
    label: translate({id: 'tryIt.credentials.accountToken', message: 'Your sign-in'}),
    // Asked for anew each time: the token of an hour ago has expired.
    secret: async () => (await idToken()) ?? '',
  };
  return [...keys, token];
}

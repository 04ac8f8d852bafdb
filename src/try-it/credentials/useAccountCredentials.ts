import {translate} from '@docusaurus/Translate';
import {useTabKey} from '@site/src/api-keys/useTabKey';
import {useAuth, type User} from '@site/src/auth';
import {usableKeys} from '@site/src/auth/people/apiKeyNames';
import type {TabKey} from '@site/src/auth/state/tabKey';
import {useEffect, useMemo} from 'react';
import {accountKeyId, TAB_KEY_ID} from './explorerChoice';
import type {NamedCredential} from './types';

const none: readonly NamedCredential[] = [];

/**
 * The signed-in person's API keys and token, by name. They are handed over when a request goes out, and neither shown
 * nor stored here.
 */
export function useAccountCredentials(): readonly NamedCredential[] {
  const {user, idToken, wake} = useAuth();
  const tabKey = useTabKey();
  useEffect(wake, [wake]);
  // The keys of whoever is viewed are theirs alone, and the administrator's would have other rights.
  return useMemo(
    () => (user && !user.viewed ? credentialsOf(user, tabKey, idToken) : none),
    [user, tabKey, idToken],
  );
}

function credentialsOf(
  user: User,
  tabKey: TabKey | undefined,
  idToken: () => Promise<string | undefined>,
): readonly NamedCredential[] {
  const keys = usableKeys(user.apiKeys).map((key, index): NamedCredential => {
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
  return [...keys, ...(tabKey ? [ofTab(tabKey)] : []), token];
}

const ofTab = ({key, lastFour}: TabKey): NamedCredential => ({
  id: TAB_KEY_ID,
  kind: 'apiKey',
  label: translate(
    {id: 'tryIt.credentials.tabKey', message: 'Your API key for this tab, …{lastFour}'},
    {lastFour},
  ),
  secret: () => Promise.resolve(key),
});

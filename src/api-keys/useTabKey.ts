import {useStorageSlot} from '@docusaurus/theme-common';
import {useAuth} from '@site/src/auth';
import {parseTabKey, type TabKey} from '@site/src/auth/state/tabKey';
import {forgetEndedTabKey, TAB_KEY_SLOT} from '@site/src/auth/state/tabKeySlot';
import {useEffect, useMemo} from 'react';
import {onceExpired} from './onceExpired';

/** The signed-in person's key for this tab, if there is one: until it expires, also on a page that stays open. */
export function useTabKey(): TabKey | undefined {
  const {user} = useAuth();
  const [text] = useStorageSlot(TAB_KEY_SLOT, {persistence: 'sessionStorage'});
  const username = user?.username;
  const tabKey = useMemo(
    // oxlint-disable-next-line react/purity -- what expires later is forgotten by the effect below
    () => (username === undefined ? undefined : parseTabKey(text, username, Date.now())),
    [text, username],
  );
  useEffect(() => {
    if (!tabKey) return;
    const {keyId, expiresAt} = tabKey;
    return onceExpired(expiresAt, () => forgetEndedTabKey([keyId]));
  }, [tabKey]);
  return tabKey;
}

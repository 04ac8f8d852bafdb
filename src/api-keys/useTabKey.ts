import {useStorageSlot} from '@docusaurus/theme-common';
import {useAuth} from '@site/src/auth';
import {parseTabKey, type TabKey} from '@site/src/auth/state/tabKey';
import {TAB_KEY_SLOT} from '@site/src/auth/state/tabKeySlot';
import {useMemo} from 'react';

/** The signed-in person's key for this tab, if there is one. */
export function useTabKey(): TabKey | undefined {
  const {user} = useAuth();
  const [text] = useStorageSlot(TAB_KEY_SLOT, {persistence: 'sessionStorage'});
  const username = user?.username;
  return useMemo(
    () => (username === undefined ? undefined : parseTabKey(text, username, Date.now())),
    [text, username],
  );
}

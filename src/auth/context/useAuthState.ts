import {notify, prepareNotices} from '@site/src/components/notices';
import {afterEffects} from '@site/src/components/idle/afterEffects';
import {whenUsable} from '@site/src/components/idle/whenUsable';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import type {Auth} from '../state/auth';
import {identitySettings} from '../settings/identitySettings';
import {isSandbox} from '../settings/isSandbox';
import {createAuthStore, unknown} from '../state/authStore';
import {storedSession} from '../state/storedSession';
import {forgetTabKey} from '../state/tabKeySlot';
import {openTabChannel, type TabChannel} from '../state/tabs';
import {isReturnFromHostedPages} from './isReturnFromHostedPages';

const stored = storedSession(identitySettings);
let tabs: TabChannel | undefined;

const store = createAuthStore({
  loadSession: () => import('../session/session.client'),
  stored,
  broadcast: (message) => tabs?.broadcast(message),
  notify,
  isSandbox: isSandbox(identitySettings),
  now: () => Date.now(),
  reloadPage: () => window.location.reload(),
  onceOnline: (callback) => window.addEventListener('online', callback, {once: true}),
  untilStored: (username) => waitUntil(() => stored.isComplete(username)),
});

/** Connects the store to the browser: the start of the page, the other tabs, and the return to this one. */
export function useAuthState(): Auth {
  // The server cannot know who is here: every page starts unknown, and effects find out.
  const state = useSyncExternalStore(store.subscribe, store.get, () => unknown);

  useEffect(() => {
    const mayBeSignedIn = stored.lastUser() !== undefined || isReturnFromHostedPages(identitySettings);
    if (mayBeSignedIn) return whenUsable(store.wake);
    return afterEffects(store.nobody);
  }, []);

  useEffect(() => {
    const channel = openTabChannel(store.follow);
    tabs = channel;
    return () => {
      tabs = undefined;
      channel.close();
    };
  }, []);

  useEffect(() => {
    if (state.status === 'signedOut') forgetTabKey();
  }, [state.status]);

  const isSignedIn = state.status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    prepareNotices();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isSignedIn]);

  return useMemo(() => {
    const {wake, reload, refresh, signOut, idToken, accessToken} = store;
    return {...state, wake, reload, refresh, signOut, idToken, accessToken};
  }, [state]);
}

/** Milliseconds between two checks, and until it gives up. */
const PAUSE_MS = 50;
const PATIENCE_MS = 3000;

/** Waits until something is true, or has not become so in three seconds. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue() && waited < PATIENCE_MS; waited += PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

import {createStorageSlot} from '@docusaurus/theme-common';
import {isTabKeyAmong, type TabKey} from './tabKey';

export const TAB_KEY_SLOT = 'portal.tabKey';

const slot = createStorageSlot(TAB_KEY_SLOT, {persistence: 'sessionStorage'});

export function keepTabKey(tabKey: TabKey): void {
  slot.set(JSON.stringify(tabKey));
}

export function forgetTabKey(): void {
  slot.del();
}

/** Forgets this tab's key if it is one of these, which have ended: a new one is offered then. */
export function forgetEndedTabKey(endedKeyIds: readonly string[]): void {
  if (isTabKeyAmong(slot.get(), endedKeyIds)) forgetTabKey();
}

import {createStorageSlot} from '@docusaurus/theme-common';
import type {TabKey} from './tabKey';

export const TAB_KEY_SLOT = 'portal.tabKey';

const slot = createStorageSlot(TAB_KEY_SLOT, {persistence: 'sessionStorage'});

export function keepTabKey(tabKey: TabKey): void {
  slot.set(JSON.stringify(tabKey));
}

export function forgetTabKey(): void {
  slot.del();
}

import {createStorageSlot} from '@site/src/components/storage/storageSlot';

// Which credential the explorer uses, and whether it stands open, are remembered for this browser tab alone. The names
// stand here because the dashboard sets what the explorer reads, and neither room knows the other.

export const CREDENTIAL_CHOICE_KEY = 'reference.credential';
export const EXPLORER_OPEN_KEY = 'reference.explorer';

/** The id under which the explorer lists an API key of the person's token, counted from 1. */
export function accountKeyId(number: number): string {
  return `account:key:${number}`;
}

/** The id of the key that somebody got for this tab. */
export const TAB_KEY_ID = 'account:tabKey';

/** Has the explorer use this credential and stand open, on the pages opened next in this tab. */
export function openExplorerWith(credentialId: string): void {
  createStorageSlot(CREDENTIAL_CHOICE_KEY, 'sessionStorage').set(credentialId);
  createStorageSlot(EXPLORER_OPEN_KEY, 'sessionStorage').set('open');
}

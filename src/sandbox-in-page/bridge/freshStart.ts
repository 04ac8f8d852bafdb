import {createStorageSlot} from '@site/src/components/storage/storageSlot';

/** Whether the next start gives up what is stored: noted by the page about the sandbox, and taken once. */
const slot = createStorageSlot('sandbox.fresh');

export const freshStart = {
  note: (): void => slot.set('yes'),
  take: (): boolean => {
    const isNoted = slot.get() !== null;
    slot.del();
    return isNoted;
  },
};

import {createStorageSlot} from '@site/src/components/storage/storageSlot';

/** Beyond this many characters a value is left out: the browser gives a site about five million. */
const MOST_CHARACTERS = 200_000;

/** A value in the storage of this browser tab's session: it survives a reload and ends with the tab. */
export function sessionStore<Value>(key: string) {
  const slot = createStorageSlot(key, 'sessionStorage');
  return {
    load: (): Value | undefined => {
      try {
        return (JSON.parse(slot.get() ?? 'null') as Value | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    save: (value: Value): void => {
      const text = JSON.stringify(value);
      if (text.length > MOST_CHARACTERS) slot.del();
      else slot.set(text);
    },
  };
}

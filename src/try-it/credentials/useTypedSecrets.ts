import {useStorageSlot} from '@site/src/components/storage/storageSlot';
import {useMemo} from 'react';
import {ownValue} from '@site/src/base/ownValue';
import {parseTypedSecrets, withTypedSecret} from './typedSecrets';
import type {CredentialKind} from './types';

/**
 * The secrets that somebody typed for a server, and how to change one. They live in the storage of this browser tab's
 * session and nowhere else, by the server's origin: what was typed for one server goes to no other.
 */
export function useTypedSecrets(origin: string) {
  const [stored, slot] = useStorageSlot('tryIt.secrets', 'sessionStorage');
  return useMemo(() => {
    const all = parseTypedSecrets(stored);
    return {
      secrets: ownValue(all, origin) ?? {},
      typeSecret: (kind: CredentialKind, secret: string): void => {
        slot.set(JSON.stringify(withTypedSecret(all, origin, kind, secret)));
      },
    };
  }, [stored, slot, origin]);
}

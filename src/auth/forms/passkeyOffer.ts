import {useEffect, useState} from 'react';
import {otherFactors} from './firstFactors';

const KEY = 'passkey-declined';

/**
 * Whether to offer a passkey after a sign-in: where the pool takes them, this device can make one and nobody has declined
 * in this browser; `undefined` until the device has responded.
 */
export function usePasskeyOffer(): boolean | undefined {
  const [isOffered, setOffered] = useState(() =>
    otherFactors().includes('passkey') && !isDeclined() ? undefined : false,
  );
  useEffect(() => {
    if (isOffered !== undefined) return;
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setOffered);
  }, [isOffered]);
  return isOffered;
}

/** Remembers that this browser's person wants no passkey. */
export function declinePasskey(): void {
  try {
    window.localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage it is asked again.
  }
}

function isDeclined(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

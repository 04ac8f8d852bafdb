import {useEffect, useState} from 'react';
import {identitySettings} from '../settings/identitySettings';

const {endpoints, region} = identitySettings;
const identityService = endpoints?.userPool ?? `https://cognito-idp.${region}.amazonaws.com/`;

/**
 * Whether somebody came without a network. The browser's word is not enough: a sandbox on the same machine responds
 * without one, too. A network that is lost later takes away nothing that is on screen; once there is one again, the
 * page begins anew.
 *
 * @returns undefined until it is known
 */
export function useCutOff(): boolean | undefined {
  const [isCutOff, setCutOff] = useState(() => (hasNetwork() ? false : undefined));
  useEffect(() => {
    if (hasNetwork()) return;
    const begin = () => window.location.reload();
    let isLeft = false;
    const tell = (isOut: boolean) => {
      if (isLeft) return;
      setCutOff(isOut);
      if (isOut) window.addEventListener('online', begin);
    };
    fetch(identityService, {mode: 'no-cors'}).then(
      () => tell(false),
      () => tell(true),
    );
    return () => {
      isLeft = true;
      window.removeEventListener('online', begin);
    };
  }, []);
  return isCutOff;
}

/** As the browser says; while pages are built there is none to ask. */
function hasNetwork(): boolean {
  return typeof window === 'undefined' || navigator.onLine;
}

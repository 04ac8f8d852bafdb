import {useEffect, useState} from 'react';
import {signingKeysAddress} from '@site/src/site/signingKeysAddress';
import {identitySettings} from '../settings/identitySettings';

const {endpoints, region, userPoolId} = identitySettings;
const question = signingKeysAddress(
  endpoints?.userPool ?? `https://cognito-idp.${region}.amazonaws.com/`,
  userPoolId,
);

/** How often a page that was opened without a network looks for one. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Whether somebody came without a network. The browser's word is not enough: a sandbox on the same machine responds
 * without one, too. A network that is lost later takes away nothing that is on screen. Once the identity
 * service responds, the page begins anew; a word of the browser alone could take somebody back who is just leaving.
 *
 * @returns undefined until it is known
 */
export function useCutOff(): boolean | undefined {
  const [isCutOff, setCutOff] = useState(() => (hasNetwork() ? false : undefined));
  useEffect(() => {
    if (hasNetwork()) return;
    let isLeft = false;
    let again: number | undefined;
    // Browsers may keep the keys for a day, and a kept response says nothing of the network.
    const look = (found: () => void): Promise<void> =>
      fetch(question, {mode: 'no-cors', cache: 'no-store'}).then(
        () => {
          if (!isLeft) found();
        },
        () => {
          if (isLeft) return;
          setCutOff(true);
          again = window.setTimeout(look, LOOK_AGAIN_MS, beginAnew);
        },
      );
    void look(() => setCutOff(false));
    return () => {
      isLeft = true;
      window.clearTimeout(again);
    };
  }, []);
  return isCutOff;
}

const beginAnew = () => window.location.reload();

/** As the browser says; while pages are built there is none to ask. */
function hasNetwork(): boolean {
  return typeof window === 'undefined' || navigator.onLine;
}

import parts from '@generated/sandbox-in-page/default/parts.json';
import type {KeepFiles} from '../messages';

let isRegistered = false;

/**
 * Lets the site's service worker hand to the sandbox what the page does not send itself: pictures, frames, addresses that
 * are opened. It also keeps the sandbox's files, which have just come, for a start without a network. Where there is none,
 * everything that the portal itself sends reaches the sandbox all the same.
 */
export function registerWorker(base: string): void {
  if (isRegistered) return;
  isRegistered = true;
  const {serviceWorker} = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const files = [parts.worker, parts.wasm].map(({file}) => new URL(base + file, window.location.href).href);
  void serviceWorker
    .register(`${base}sw.js`, {scope: base})
    // Nothing, where a browser or a test refuses it.
    .then((registration?: ServiceWorkerRegistration) => registration && serviceWorker.ready)
    .then((ready) => ready?.active?.postMessage({kind: 'keep', files} satisfies KeepFiles))
    .catch(() => undefined);
}

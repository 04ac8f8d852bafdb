import {storeName} from '../store';

/** Whether this browser, at this address, can keep pages. */
export const canSave = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** The worker that keeps pages, once it has taken over. */
export async function startWorker(base: string): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, {scope: base});
  return activeWorker(registration);
}

/** The worker of an earlier visit. */
export async function findWorker(base: string): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  return registration && activeWorker(registration);
}

/** Takes the worker away, and all that it keeps. */
export async function removeWorker(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  await caches.delete(storeName(new URL(base, window.location.href).href));
}

/** The newest worker that there is, once it is in charge. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  // One of an earlier visit may be of a build before that of the page. Without a network it is the newest.
  if (registration.active) await registration.update().catch(() => undefined);
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  if (!newest) throw new Error('The browser keeps no worker of this site.');
  if (newest.state !== 'activated')
    await new Promise<void>((resolve, reject) => {
      newest.addEventListener('statechange', () => {
        if (newest.state === 'activated') resolve();
        if (newest.state === 'redundant')
          reject(new Error('The worker of this site could not be installed.'));
      });
    });
  return newest;
}

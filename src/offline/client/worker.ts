import {NoWorkerError} from '../failure';
import {storeName} from '../store';

/** Whether this browser, at this address, can keep pages. A property alone is no proof: settings leave it without a value. */
export const canSave = (): boolean =>
  Boolean((navigator as Partial<Navigator>).serviceWorker) && 'caches' in window;

/**
 * The worker that keeps pages, once it has taken over.
 *
 * @throws NoWorkerError where the browser takes none
 */
export async function startWorker(base: string): Promise<ServiceWorker> {
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    `${base}sw.js`,
    {scope: base},
  );
  // Extensions that block workers replace the function by one that gives nothing.
  if (!registration) throw new NoWorkerError();
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
  if (!newest) throw new NoWorkerError();
  if (newest.state !== 'activated')
    await new Promise<void>((resolve, reject) => {
      newest.addEventListener('statechange', () => {
        if (newest.state === 'activated') resolve();
        if (newest.state === 'redundant') reject(new NoWorkerError());
      });
    });
  return newest;
}

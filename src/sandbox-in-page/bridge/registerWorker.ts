let isRegistered = false;

/**
 * Lets the site's service worker hand to the sandbox what the page does not send itself: pictures, frames, addresses that
 * are opened. Where there is none, everything that the portal itself sends reaches the sandbox all the same.
 */
export function registerWorker(base: string): void {
  if (isRegistered) return;
  isRegistered = true;
  const {serviceWorker} = navigator as Partial<Navigator>;
  void serviceWorker?.register(`${base}sw.js`, {scope: base})?.catch(() => undefined);
}

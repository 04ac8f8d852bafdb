import type {IdentitySettings} from '@site/src/site/types';

/**
 * Calls back once the page has loaded and the browser is idle, so that signing somebody in never competes with what
 * they came to read.
 *
 * @returns a function that gives up waiting
 */
export function whenUsable(callback: () => void): () => void {
  let cancelled = false;
  const idle = () => {
    if (cancelled) return;
    // Safari has no requestIdleCallback; a short pause after load serves as well.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => !cancelled && callback());
    else setTimeout(() => !cancelled && callback(), 200);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, {once: true});
  return () => {
    cancelled = true;
    window.removeEventListener('load', idle);
  };
}

/** Whether this page load comes back from the user pool's hosted sign-in pages with a code to exchange. */
export function isReturnFromHostedPages({oauth}: IdentitySettings): boolean {
  if (!oauth) return false;
  const query = new URLSearchParams(window.location.search);
  return query.has('code') && query.has('state');
}

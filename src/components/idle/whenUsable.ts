/**
 * Calls back once the page has loaded and the browser is idle, so that what it does never competes with what
 * somebody came to read.
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

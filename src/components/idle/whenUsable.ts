/**
 * Calls back once the page has loaded and the browser is idle, so that what it does never competes with what
 * somebody came to read.
 *
 * @param calm milliseconds to let pass between the two
 * @returns a function that gives up waiting
 */
export function whenUsable(callback: () => void, calm = 0): () => void {
  let cancelled = false;
  const run = () => !cancelled && callback();
  // Safari has no requestIdleCallback; a short pause after load serves as well.
  const idle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200);
  const loaded = () => (calm > 0 ? setTimeout(idle, calm) : idle());
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, {once: true});
  return () => {
    cancelled = true;
    window.removeEventListener('load', loaded);
  };
}

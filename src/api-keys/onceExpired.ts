/** What a timer can wait at most, in milliseconds: 24.8 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Calls back when a moment has come, also on a machine that slept meanwhile: timers stand still then, so the time is
 * looked at again whenever somebody comes back to the page.
 *
 * @param expiresAt milliseconds since 1970
 * @returns stops it
 */
export function onceExpired(expiresAt: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const left = expiresAt - Date.now();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
    } else {
      stop();
      callback();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  timer = setTimeout(look, Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_WAIT_MS));
  return stop;
}

/**
 * Runs scripts in their order once the page is parsed and has been painted; where nobody looks, nothing is painted and
 * they need not wait. A script that cannot be loaded is told to the reader. It is written into every page as it stands
 * here, so it uses nothing from outside of it.
 *
 * @param addresses of the scripts
 * @param failure what the reader is told
 */
export function startScripts(addresses: readonly string[], failure: string): void {
  let isPainted = false;
  let isStarted = false;
  let hasFailed = false;
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.setAttribute('role', 'alert');
    box.textContent = failure;
    document.body.prepend(box);
  };
  const start = () => {
    if (isStarted || !isPainted || document.readyState === 'loading') return;
    isStarted = true;
    addresses.forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = fail;
      document.head.appendChild(script);
    });
  };
  const painted = () => {
    isPainted = true;
    start();
  };
  document.addEventListener('DOMContentLoaded', start);
  document.addEventListener('visibilitychange', painted);
  if (document.hidden) painted();
  // The first frame has been painted when the second begins.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
}

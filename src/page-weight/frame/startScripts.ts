/**
 * Runs scripts in their order once the page is parsed and has been painted; where nobody looks, nothing is painted and
 * they need not wait. A script that cannot be loaded is told to the reader. It is written into every page as it stands
 * here, so it uses nothing from outside of it.
 *
 * @param shared addresses of the scripts of every page
 * @param own id of the element that lists the addresses of the page's own. One that cannot be loaded goes, and the
 *   bundler's runtime asks for it again and tells of its failure. It would wait without end for one that stayed: of an
 *   element that is there already it takes up nothing but what is still to come
 * @param failure what the reader is told
 */
export function startScripts(shared: readonly string[], own: string, failure: string): void {
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
  const run = (address: string, failed: (script: HTMLScriptElement) => void) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = () => {
      failed(script);
    };
    document.head.appendChild(script);
  };
  const start = () => {
    if (isStarted || !isPainted || document.readyState === 'loading') return;
    isStarted = true;
    shared.forEach((address) => {
      run(address, fail);
    });
    (JSON.parse(document.getElementById(own)?.textContent ?? '[]') as string[]).forEach((address) => {
      run(address, (script) => {
        script.remove();
      });
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

import siteConfig from '@generated/docusaurus.config';

/** Milliseconds after which a page has all that it needs itself, on a slow network too. */
const CALM_MS = 8000;

// Only builds have a worker. On the server there is no window.
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined')
  whenLoaded(() => setTimeout(whenIdle, CALM_MS));

/** Scripts run once the page is painted, which may be before or after all of it is loaded. */
function whenLoaded(go: () => void): void {
  if (document.readyState === 'complete') go();
  else window.addEventListener('load', go);
}

function whenIdle(): void {
  const begin = () =>
    void import('../../offline/client/start')
      .then(({start}) => start(siteConfig.baseUrl))
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else begin();
}

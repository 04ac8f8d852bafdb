const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let patched = false;

/** Called by Docusaurus with the first page too, before any link has come into view. */
export function onRouteUpdate(): void {
  if (patched) return;
  patched = true;
  holdPrefetch();
}

/** Collects what links in view ask for, until the reader's first movement. */
function holdPrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  const waiting = new Set<string>();
  let awake = false;

  const wake = () => {
    awake = true;
    signsOfLife.forEach((sign) => window.removeEventListener(sign, wake));
    // A part that does not come now is loaded when its page is opened.
    waiting.forEach((path) => void Promise.resolve(prefetch(path)).catch(() => undefined));
  };
  signsOfLife.forEach((sign) => window.addEventListener(sign, wake, {passive: true}));

  // The host's own object is frozen: another replaces it.
  window.docusaurus = {
    preload,
    prefetch: (url) => {
      if (awake) return prefetch(url);
      waiting.add(url);
      return false;
    },
  };
}

/** Calls back when the colour mode has changed: for what is drawn on a canvas. */
export function watchColourMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

/**
 * Calls back when React has drawn what the effects of this task have changed. A change of an external store is drawn
 * at once and takes all other changes along, in one long task that no tap interrupts; called back here, it comes after
 * them and by itself.
 *
 * @returns a function that gives up waiting
 */
export function afterEffects(callback: () => void): () => void {
  // React asks for its task at the end of the one that runs effects: before the second timer is set.
  let timer = setTimeout(() => {
    timer = setTimeout(callback);
  });
  return () => clearTimeout(timer);
}

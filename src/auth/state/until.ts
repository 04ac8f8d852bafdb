/** Milliseconds between two looks, and until one gives up. */
const PAUSE_MS = 50;
const PATIENCE_MS = 3000;

/** Waits until something holds, or patience ends. */
export async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < PATIENCE_MS; waited += PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Lets the browser draw, and answer keys and the pointer. By a message: nested timers wait for four milliseconds each, and
 * `scheduler.yield` goes on before React has drawn.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

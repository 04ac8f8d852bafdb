/**
 * Lets everybody else have a turn: sockets, timers, other requests. By a message, since the timers of a browser wait for
 * four milliseconds once they are nested.
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

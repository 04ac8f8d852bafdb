/** Of a converter that a reader writes, in characters. */
export const MOST_CODE = 64 * 1024;

/** What the program says when it is done: JSON, or why there is none. */
export type Said = {readonly text: string} | {readonly problem: string};

/**
 * Ways out of a worker. Its origin is opaque, so it has no storage of the site's, and the policy that it inherits closes
 * the network; a host that sends no policy leaves these.
 */
const ways = [
  'fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport RTCPeerConnection',
  'importScripts Worker SharedWorker BroadcastChannel indexedDB caches navigator',
].flatMap((names) => names.split(' '));

/**
 * What a worker runs for one delivery: the reader's code, which defines `convert(body, {url, headers})`, and what calls it.
 *
 * @param code the reader's; a mistake in its grammar is an error of the worker
 */
export function converterProgram(code: string): string {
  return `{
  const post = self.postMessage.bind(self);
  const say = (said) => post(said);
  for (const name of ${JSON.stringify(ways)})
    try { Object.defineProperty(self, name, {value: undefined}); } catch {}
  self.addEventListener('message', async ({data}) => {
    try {
      if (typeof convert !== 'function') return say({problem: 'defines no function named convert'});
      const text = JSON.stringify(await convert(data.body, data.request));
      say(text === undefined ? {problem: 'returned nothing that is JSON'} : {text});
    } catch (error) { say({problem: 'threw an error: ' + error}); }
  }, {once: true});
}
${code}`;
}

/** In lower case; told in the contract's description of a webhook's `headers`. */
const transportHeaders: ReadonlySet<string> = new Set([
  'host',
  'content-type',
  'content-length',
  // Hop by hop (RFC 9110, 7.6.1).
  'connection',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // A browser's own: with them a webhook could pose as a page that a person has open.
  'cookie',
  'origin',
  'referer',
]);

/** Whether a header is the transport's or a browser's own, so that no webhook may set it. */
export function isTransportHeader(name: string): boolean {
  return transportHeaders.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);
}

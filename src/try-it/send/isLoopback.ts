/** Whether an address is this very machine, as a sandbox's is. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname);
}

/** Marks a response whose body is kept as gzip. */
const MARK = 'x-kept-as';

/** What is compressed already. */
const dense = /\.(png|jpe?g|webp|ico|woff2)$/;

/** Whether a file becomes smaller by compression. */
export const isPacked = (path: string): boolean => !dense.test(path);

/**
 * The response as it is kept. Browsers keep bodies as they are, and pages and scripts take a quarter of the room when
 * compressed. A browser refuses a response that was redirected for a page, so it is made anew in any case.
 */
export async function pack(response: Response, path: string): Promise<Response> {
  const {body, status, statusText} = response;
  const headers = new Headers(response.headers);
  if (!body || !isPacked(path)) return new Response(await response.blob(), {status, statusText, headers});
  headers.set(MARK, 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), {status, statusText, headers});
}

/** The response as it came from the network. */
export function unpack(response: Response): Response {
  const {body, status, statusText} = response;
  const headers = new Headers(response.headers);
  if (!body || headers.get(MARK) !== 'gzip') return response;
  headers.delete(MARK);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {status, statusText, headers});
}

import type {Operation} from './operations';

/**
 * Whether an operation stores and deletes nothing. The platform responds with 200 to what reads and with 201 to what
 * creates: a POST that documents 200 alone computes something from its body.
 */
export function isReading({method, responses}: Pick<Operation, 'method' | 'responses'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return method === 'POST' && responses.has(200) && !responses.has(201);
}

/** Whether an allowed path covers the path of an operation: it is the same, or its beginning in whole segments. */
export const allowsPath = (allowed: string, path: string): boolean =>
  path === allowed || path.startsWith(`${allowed}/`);

/** What a link carries at most, deflated and before it is written as text; more is handed over as a file. */
const MOST_IN_LINK = 8 * 1024;

/** What a link may inflate to, in characters: it may come from anybody. */
const MOST_INFLATED = 2 * 1024 * 1024;

/** In the address, before the state. */
const MARK = '#state=';

/** Whether an address brings a state along. */
export const bringsState = (hash: string): boolean => hash.startsWith(MARK);

/**
 * A state as the end of an address, which no server is told.
 *
 * @param state JSON
 * @returns undefined where it is too large for a link
 */
export async function fragmentOf(state: string): Promise<string | undefined> {
  const deflated = await bytesOf(
    new Blob([state]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  if (deflated.byteLength > MOST_IN_LINK) return undefined;
  const base64 = btoa(String.fromCharCode(...deflated));
  return MARK + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns the state as JSON, unchecked; undefined where the end of the address is damaged or inflates to too much */
export async function stateIn(hash: string): Promise<string | undefined> {
  try {
    const base64 = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    if (deflated.byteLength > MOST_IN_LINK) return undefined;
    const inflating = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', {fatal: true}).decode(await bytesOf(inflating, MOST_INFLATED));
  } catch {
    return undefined;
  }
}

/** @throws RangeError beyond `most` bytes, as soon as they are there */
async function bytesOf(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    chunks.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

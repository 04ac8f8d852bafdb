import type {Part} from './parts';

/**
 * Downloads files, and tells how much has come.
 *
 * @param tell called with bytes, uncompressed, out of those of all files
 * @throws Error when the host has not a file; TypeError without a network
 */
export async function download(
  parts: readonly Part[],
  base: string,
  tell: (loaded: number, total: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = parts.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  return Promise.all(
    parts.map(async ({file}) => {
      const response = await fetch(base + file);
      if (!response.ok || !response.body)
        throw new Error(`The host has not ${file} (status ${response.status}).`);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        chunks.push(part.value);
        loaded += part.value.byteLength;
        tell(loaded, total);
      }
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    }),
  );
}

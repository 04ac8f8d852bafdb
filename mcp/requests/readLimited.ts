/** The body of a response up to a limit; what comes after it is not downloaded. */
export async function readLimited(
  {body}: Response,
  mostBytes: number,
): Promise<{bytes: Uint8Array; isWhole: boolean}> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    chunks.push(value.subarray(0, mostBytes - size));
    size += value.byteLength;
    if (size <= mostBytes) continue;
    await reader.cancel();
    break;
  }
  const bytes = new Uint8Array(Math.min(size, mostBytes));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return {bytes, isWhole: size <= mostBytes};
}

/**
 * Width and height of a PNG in pixels, from its first chunk (ISO/IEC 15948, "IHDR").
 *
 * @throws Error when it is none
 */
export function pictureSize(bytes: Buffer): {width: number; height: number} {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error('A recorded picture is no PNG.');
  return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)};
}

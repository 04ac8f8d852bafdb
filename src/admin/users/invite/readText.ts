/**
 * The text of a file. Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the old encoding of Windows, which is
 * what remains when the bytes are no UTF-8.
 */
export function readText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

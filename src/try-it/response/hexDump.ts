const PER_LINE = 16;

/**
 * Bytes as a hex dump: offset, sixteen bytes, and what of them is printable ASCII.
 *
 * @param most how many bytes to show
 */
export function hexDump(bytes: Uint8Array, most = 96): string {
  const shown = bytes.subarray(0, most);
  const lines: string[] = [];
  for (let offset = 0; offset < shown.length; offset += PER_LINE) {
    const line = [...shown.subarray(offset, offset + PER_LINE)];
    const hex = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = line.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${offset.toString(16).padStart(4, '0')}  ${hex.padEnd(PER_LINE * 3 - 1)}  ${text}`);
  }
  return lines.join('\n');
}

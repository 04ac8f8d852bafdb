/** A key for a screen that others can see: its last four characters distinguish keys. */
export function maskKey(key: string): string {
  const shown = key.length > 8 ? key.slice(-4) : '';
  return `${'•'.repeat(12)}${shown}`;
}

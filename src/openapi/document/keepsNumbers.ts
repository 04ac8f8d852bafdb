/**
 * Whether every number of a JSON text is still the same once it was parsed. Longer integers than a double has room for
 * come back as others, and numbers beyond its range as none of JSON: such a text is shown and sent as it is written.
 */
export function keepsNumbers(text: string): boolean {
  for (const [token] of text.matchAll(STRING_OR_NUMBER))
    if (!token.startsWith('"') && !isKept(token)) return false;
  return true;
}

export const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Whether one number of a JSON text is still the same once it was parsed. */
export function isKept(token: string): boolean {
  const value = Number(token);
  const isInteger = /^-?\d+$/.test(token);
  return Number.isFinite(value) && (!isInteger || Number.isSafeInteger(value) || String(value) === token);
}

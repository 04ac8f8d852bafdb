/** A number rounded to so many decimals, so that JSON stays short and equal everywhere. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

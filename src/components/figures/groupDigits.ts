/**
 * A whole number as English writes it, with commas between thousands. `toLocaleString('en')` writes the same, but its
 * first call in a page takes a slow phone 30 ms, while the page becomes one that reacts.
 */
export function groupDigits(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

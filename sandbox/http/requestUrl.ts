/** The path of a URL without an origin, as it was sent. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * The query of a URL without an origin, as every text given for each key, in order. Nothing is guessed about what the
 * texts mean.
 */
export function queryOf(url: string): Record<string, string[]> {
  const query: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  const start = url.indexOf('?');
  if (start < 0) return query;
  for (const [key, value] of new URLSearchParams(url.slice(start + 1))) (query[key] ??= []).push(value);
  return query;
}

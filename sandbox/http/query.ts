/** A query string as every text given for each key, in order. Nothing is guessed about what the texts mean. */
export function parseQuery(text: string): Record<string, string[]> {
  const query: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  if (text === '') return query;
  for (const [key, value] of new URLSearchParams(text)) (query[key] ??= []).push(value);
  return query;
}

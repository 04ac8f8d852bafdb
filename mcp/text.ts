/** What a program reads at once. */
const MOST_CHARACTERS = 30_000;

/** A part of a long text, with the words that say how to get the next. */
export function partOf(text: string, offset = 0, most = MOST_CHARACTERS): string {
  const end = offset + most;
  const part = text.slice(offset, end);
  if (end >= text.length) return part;
  return `${part}\n\n[${text.length - end} more characters: ask again with offset ${end}.]`;
}

/** The beginning of a long text. */
export function beginning(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text.slice(0, most)}\n[${text.length - most} more characters left out]`;
}

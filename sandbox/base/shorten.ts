/** A text of at most so many UTF-16 units, with three points where it was cut, and no half of a surrogate pair there. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

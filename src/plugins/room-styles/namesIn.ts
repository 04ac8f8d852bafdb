/** Tells whether a name is used. */
export type IsNamed = (name: string) => boolean;

/** Names between quotes, or between a quote and what a script puts in: `tab ${kind}`. */
const LIST = /["'`}](?=([\w -]+)["'`$])/g;
/** A class without quotes, as the minifier of HTML leaves it. */
const ATTRIBUTE = /\bclass=([\w-]+)/g;

/**
 * Which names of styles (classes, variables, animations) texts use: the words that stand in them, and what begins like
 * one that ends in a hyphen there, since a script may put a name together: `alert--${kind}`. A name of one word, such as
 * `hero`, may be any text's: it counts where a list of names could stand, in quotes or as an attribute.
 */
export function namesIn(texts: Iterable<string>): IsNamed {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w-]+/g)) if (hasParts(word)) words.add(word);
    for (const [, list] of text.matchAll(LIST)) for (const word of (list ?? '').split(' ')) words.add(word);
    for (const [, word] of text.matchAll(ATTRIBUTE)) words.add(word ?? '');
  }
  const beginnings = [...words].filter((word) => /\w{2}-+$/.test(word));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function hasParts(name: string): boolean {
  return name.includes('-') || name.includes('__');
}

/** Tells whether a name is used. */
export type IsNamed = (name: string) => boolean;

/**
 * Which names of styles (classes, variables, animations) texts use: the words that stand in them, and what begins like
 * one that ends in a hyphen there, since a script may put a name together: `alert--${kind}`. Only names of several
 * parts are told apart; those of one word count as used.
 */
export function namesIn(texts: Iterable<string>): IsNamed {
  const words = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\w-]+/g)) if (hasParts(word)) words.add(word);
  const beginnings = [...words].filter((word) => /\w{2}-+$/.test(word));
  return (name) =>
    !hasParts(name) || words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function hasParts(name: string): boolean {
  return name.includes('-') || name.includes('__');
}

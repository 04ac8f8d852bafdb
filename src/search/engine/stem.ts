/**
 * The word without the ending that its sentence gave it: "routes", "routing" and "routed" are one word. It knows few
 * endings on purpose: what it leaves apart, synonyms join; what it joined wrongly, nothing could tell apart again.
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  if (/^auth(enticat(?!or)|oriz|oris)/.test(word)) return 'authentication';
  if (/^planes?$/.test(word)) return 'airplan';
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const one = singular(word);
  const bare = withoutEnding(one);
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|[^aeo]us)es$/.test(word)) return word.slice(0, -2);
  return /[^suis]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const [, root] = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word) ?? [];
  if (root === undefined || root.length < 3) return word;
  return /([^aeiouylsz])\1$/.test(root) ? root.slice(0, -1) : root;
}

/** Words as the index knows them. Both sides, build and browser, must cut them alike. */

const stop = new Set(
  (
    'a an and are as at be by can do does for from have how i if in is it its me my of on or so that the them there ' +
    'these this to use using was what when where which will with you your'
  ).split(' '),
);

/**
 * Cuts a text into words: `updateFrequencySeconds` is one word and three, `/flights/v2/plans` three, and so is
 * `x-api-key`.
 */
export function tokenize(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? [];
    const isName = /\p{Ll}\p{Lu}/u.test(word) && parts.length > 1;
    return isName ? [word, ...parts] : [word];
  });
}

/**
 * The word as the index has it: in lower case, in the singular, the forms of "authenticate" as one; nothing for a word
 * without meaning of its own.
 */
export function term(word: string): string | null {
  const lower = word.toLowerCase();
  if (stop.has(lower)) return null;
  if (/^auth(enticat|oriz|oris)/.test(lower)) return 'authentication';
  return lower.length > 3 && /[^suis]s$/.test(lower) ? singular(lower) : lower;
}

function singular(word: string): string {
  return word.endsWith('ies') && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** The words of a text that the index has. */
export function terms(text: string): string[] {
  return tokenize(text)
    .map(term)
    .filter((each) => each !== null);
}

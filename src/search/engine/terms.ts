import {stem} from './stem';

/** Words as the index knows them. Both sides, build and browser, must cut them alike. */

const stop = new Set(
  (
    'a also an and any are as at be been by can could do does did for from get gets getting got had has have how i if in is ' +
    'it its just like me much must my need needed of on or our please shall should so some someone somebody than that ' +
    'still the their them then there these they this those to too up use used using via want wants was we were what whats when ' +
    'where which who whose why will with without would you your into onto s t d m ll re ve don doesn didn isn aren won ' +
    'das dem den der die ein eine einen fur ich ist kann mein meine mit und von wie wo'
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
 * The word as the index has it: in lower case, without accents and without its ending; nothing for a word that only
 * holds a sentence together,
 * German ones among them.
 */
export function term(word: string): string | null {
  const lower = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return stop.has(lower) ? null : stem(lower);
}

/** The words of a text that the index has. */
export function terms(text: string): string[] {
  return tokenize(text)
    .map(term)
    .filter((each) => each !== null);
}

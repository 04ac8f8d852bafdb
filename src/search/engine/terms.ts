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

/** Writing without spaces between words: any two neighbouring characters may be a word, or a part of one. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const run = new RegExp(
  `[${UNSPACED}]+|[\\p{L}\\p{N}\\p{M}]+?(?=[${UNSPACED}]|[^\\p{L}\\p{N}\\p{M}]|$)`,
  'gu',
);
const unspaced = new RegExp(`^[${UNSPACED}]+$`, 'u');

/** Whether a word is of a writing without spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/**
 * Cuts a text into words: `updateFrequencySeconds` is one word and three, `/flights/v2/plans` three, and so is
 * `x-api-key`. Where writing has no spaces, each two neighbouring characters are a word: 天気 is found in 天気予報.
 */
export function tokenize(text: string): string[] {
  return (text.normalize('NFC').match(run) ?? []).flatMap((word) => {
    if (isUnspaced(word)) return pairs(word);
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
    const isName = /\p{Ll}\p{Lu}/u.test(word) && parts.length > 1;
    return isName ? [word, ...parts] : [word];
  });
}

function pairs(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((each, at) => `${characters[at] ?? ''}${each}`);
}

/** Letters that are no plain letter with an accent, and what people type for them. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i'}),
);

/**
 * The word as the index has it: in lower case, without accents and without its ending; nothing for a word that only
 * holds a sentence together, German ones among them.
 */
export function term(word: string): string | null {
  const lower = word
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .normalize('NFKD');
  // Where writing has no spaces, a mark makes another sound of a letter.
  const bare = isUnspaced(word) ? lower.normalize('NFC') : lower.replace(/\p{M}/gu, '');
  return stop.has(bare) ? null : stem(bare);
}

/** The words of a text that the index has. */
export function terms(text: string): string[] {
  return tokenize(text)
    .map(term)
    .filter((each) => each !== null);
}

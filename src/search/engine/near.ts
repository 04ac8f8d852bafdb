import {editDistance} from '@site/src/base/editDistance';

/** Endings that make another word out of one: "historical" is about history. */
const ending =
  /(ical|ally|ation|ition|ment|ness|ance|ence|able|ible|ity|less|ous|ive|ist|ate|at|al|ic|ly|er|or|ion|y)$/;
const isPlain = /^\p{L}{4,}$/u;
const LONG = 7;
const SHORTEST_PART = 3;
const SHORTEST_ROOT = 4;

/** Words of the index that begin as a word does that is not typed to its end yet. */
export function beginningWith(word: string, index: readonly string[]): string[] {
  return word.length < 2 ? [] : index.filter((each) => each !== word && each.startsWith(word));
}

/** Words that one slip of the finger makes this word of, or two in a long word. A first letter is seldom wrong. */
export function misspelt(word: string, known: readonly string[]): string[] {
  if (!isPlain.test(word)) return [];
  const slips = (most: number): string[] =>
    known.filter(
      (each) =>
        each[0] === word[0] &&
        each.length > SHORTEST_PART &&
        Math.abs(each.length - word.length) <= most &&
        editDistance(each, word) === most,
    );
  const one = slips(1);
  return one.length > 0 || word.length < LONG ? one : slips(2);
}

/** What else a word may stand for that the index does not have: two words in one, or another form of a word. */
export function related(word: string, index: readonly string[]): string[] {
  if (!isPlain.test(word)) return [];
  const both = parts(word, new Set(index));
  return both.length > 0 ? both : index.filter((each) => root(each) === root(word));
}

/** Two words written as one: "livestream". */
function parts(word: string, index: ReadonlySet<string>): string[] {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const both = [word.slice(0, at), word.slice(at)];
    if (both.every((each) => index.has(each))) return both;
  }
  return [];
}

function root(word: string): string {
  const bare = word.replace(ending, '');
  return bare.length < SHORTEST_ROOT ? word : bare;
}

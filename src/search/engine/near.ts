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
        distance(each, word) === most,
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

/** How many letters are wrong, missing, too many, or changed places with their neighbours. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

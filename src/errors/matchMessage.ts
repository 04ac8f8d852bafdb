/** A message with `{names}` for what varies, cut into words. */
interface Template {
  readonly parts: readonly Part[];
  /** How many letters its fixed words have. */
  readonly letters: number;
}

type Part = string | Gap;

/** What varies: one word of a certain look, or any number of words. */
interface Gap {
  readonly fits: RegExp;
  readonly isOne: boolean;
}

/** How well a text is a message. */
export interface Match {
  /** How many letters of the message's fixed words the text has: the more, the surer. */
  readonly letters: number;
  /** Whether the text is the message from its first word to its last. */
  readonly isWhole: boolean;
}

const gaps: ReadonlyMap<string, Gap> = new Map([
  ['{path}', {fits: /^(body|query|path|header)([.[]\S*)?$/, isOne: true}],
  ['{number}', {fits: /^[-\d][\d.,e]*$/, isOne: true}],
]);
const anyWords: Gap = {fits: /^/, isOne: false};

/** Beyond this nobody pastes a message, but a log. */
const MOST_WORDS = 120;
const LEAST_LETTERS = 9;
const LEAST_SHARE = 0.5;
const CERTAIN_LETTERS = 20;
const WITHIN_LETTERS = 14;

const templates = new Map<string, Template>();

/**
 * Whether a text is a message, a part of one, or has one in it, be it with other values than the message's own.
 *
 * @param template the message, with `{path}`, `{number}` or another name in braces where it varies
 * @returns nothing where they have too little in common
 */
export function matchMessage(template: string, text: string): Match | undefined {
  const known = templates.get(template) ?? readTemplate(template);
  templates.set(template, known);
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const whole = align(known, words, 0, 0, 'whole');
  if (whole !== undefined) return {letters: whole, isWhole: true};
  const part = Math.max(-1, ...known.parts.map((_, from) => align(known, words, from, 0, 'part') ?? -1));
  const isPart = part >= CERTAIN_LETTERS || (part >= LEAST_LETTERS && part >= LEAST_SHARE * known.letters);
  if (isPart) return {letters: part, isWhole: false};
  const within = Math.max(-1, ...words.map((_, at) => align(known, words, 0, at, 'within') ?? -1));
  return within >= WITHIN_LETTERS ? {letters: within, isWhole: false} : undefined;
}

/** Ways in which a text and a message may lie over each other: one of them may go on where the other has ended. */
type Way = 'whole' | 'part' | 'within';

/** The letters that both have, when the text from one word on is the message from one part on. */
function align(
  {parts}: Template,
  words: readonly string[],
  from: number,
  at: number,
  way: Way,
): number | undefined {
  const seen = new Map<number, number | undefined>();
  const run = (part: number, word: number): number | undefined => {
    if (part === parts.length) return word === words.length || way === 'within' ? 0 : undefined;
    if (word === words.length) return way === 'part' ? 0 : undefined;
    const key = part * (MOST_WORDS + 1) + word;
    if (!seen.has(key)) seen.set(key, step(part, word));
    return seen.get(key);
  };
  const step = (index: number, at: number): number | undefined => {
    const [part, word] = [parts[index] ?? '', words[at] ?? ''];
    if (typeof part === 'string') {
      // The last word may not be typed to its end.
      const isBegun = way === 'part' && at === words.length - 1 && part.startsWith(word);
      const rest = part === word || isBegun ? run(index + 1, at + 1) : undefined;
      return rest === undefined ? undefined : rest + word.length;
    }
    // The first word may be the end of what was cut off: `coordinates[0]` of a longer path.
    const isCut = way === 'part' && at === 0;
    if (!isCut && !part.fits.test(word)) return undefined;
    const after = run(index + 1, at + 1);
    return after ?? (part.isOne ? undefined : run(index, at + 1));
  };
  return run(from, at);
}

function readTemplate(text: string): Template {
  const parts = wordsOf(text).map((word): Part => (word.includes('{') ? (gaps.get(word) ?? anyWords) : word));
  const fixed = parts.filter((part) => typeof part === 'string');
  return {parts, letters: fixed.reduce((sum, {length}) => sum + length, 0)};
}

/** Without case, quotes and the signs around a word: what people copy has them or not. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      // A key in a path may have spaces: it is a part of one word.
      .replace(/\["[^"]*"\]/g, '[]')
      .split(/\s+/)
      .map((word) => word.replace(/^[^\p{L}\p{N}{<>=-]+|[^\p{L}\p{N}}\]<>=]+$/gu, ''))
      .filter(Boolean)
  );
}

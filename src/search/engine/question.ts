import {findPhrase, synonyms} from './lexicon';
import {term, tokenize} from './terms';

/** A word of a question with all that may stand for it. */
export interface AskedWord {
  /** As it was typed; of a phrase all its words. */
  readonly typed: string;
  /** Words of the index to look for, and how well each says what was meant, 1 being the word itself. */
  readonly meanings: ReadonlyMap<string, number>;
  /** Those that were typed, be it with a slip. */
  readonly own: readonly string[];
  /** How much of the question it is: a verb that half of all pages have is worth less than a noun. */
  readonly weight: number;
  /** What the pages say for a phrase: all of it together, since one of its words alone may be something else. */
  readonly said: readonly string[];
  /** Whether it is known that no page is about it. */
  readonly isAbsent: boolean;
  /** Whether nobody typed it: the form of the question asks for it. */
  readonly isImplied: boolean;
}

const EQUAL = 0.55;
const SAID = 0.85;
const PART_OF_PHRASE = 0.5;

/** Words that a question is put with more often than about. */
const light = new Set(
  (
    'list show read find fetch tell see know make give take work way example sample code program api platform request ' +
    'call data value number possible able correct right best different new all every one two many ' +
    'look multiple several once single few same any other along ' +
    'go going come happen thing stuff let ok okay now yet ever really good nice best help try system tell piece part kind sort ' +
    'now today tomorrow morning later soon'
  )
    .split(' ')
    .map((word) => term(word) ?? word),
);
const LIGHT = 0.35;

/** What somebody wants to do says less than what with, and has more synonyms. */
const verbs = new Set(
  (
    'create add store save upload submit post send push publish update change edit modify replace delete remove put set ' +
    'start open export import download load move keep hold'
  )
    .split(' ')
    .map((word) => term(word) ?? word),
);
const VERB = 0.7;

/** A word that is taken for a slip may have been meant as it was typed. */
const GUESSED = 0.7;

/** What a question asks for by its form, in no word of its own, and the word that pages have for it. */
const OF_FORM = 0.6;
const OF_MESSAGE = 2;
const forms: readonly (readonly [form: RegExp, word: string, weight?: number])[] = [
  [/\bhow (many|much|big|large|long)\b.*\b(can|may|could|allowed|at once|at most|maximum)\b/i, 'limit'],
  [/\b(can|may|could|allowed)\b.*\b(at once|at most|in one go|in total|at a time)\b/i, 'limit'],
  [/\bwho\b/i, 'contact'],
  [/\bwhere\b.*\b(was|were|been|went)\b/i, 'history'],
  [/\b(was|were|did)\b.*\b(last (year|month|winter|spring|summer|autumn|fall)|ago)\b/i, 'past'],
  [/\b(tell|give|let|send) (you|it|them)\b/i, 'report'],
  [/\bkeep\b.*\b(out|away|off)\b/i, 'restriction'],
  [
    /\b(never|not|doesn'?t|don'?t|won'?t)\b.*\b(shows?|appears?|turns?|moves?|updates?|arrives?)\b/i,
    'latest',
  ],
  [
    /\bcurl: \(\d+\)|\bE(CONN|TIMEDOUT|NOTFOUND|HOSTUN|NETUN|AI_AGAIN)|\bnet::ERR_/,
    'unreachable',
    OF_MESSAGE,
  ],
];

/** Cuts a question into words and phrases, each with what may stand for it. @param spell what a misspelt word is */
export function askedWords(question: string, spell: (word: string) => string = (word) => word): AskedWord[] {
  const typed = tokenize(question).flatMap((word) => {
    const own = term(word);
    return own === null ? [] : [{word, own: spell(own), asTyped: own}];
  });
  const asked: AskedWord[] = [];
  for (let at = 0; at < typed.length;) {
    const rest = typed.slice(at);
    const phrase = findPhrase(rest.map(({own}) => own));
    const taken = rest.slice(0, phrase?.length ?? 1);
    asked.push(askedWord(taken, phrase?.words ?? [], phrase?.isAbsent ?? false));
    at += taken.length;
  }
  const implied = forms.filter(([form]) => form.test(question));
  return [
    ...asked,
    ...implied.map(([, word, weight = OF_FORM]) => ({
      ...askedWord([{word, own: term(word) ?? word}], [], false),
      weight,
      isImplied: true,
    })),
  ];
}

function askedWord(
  taken: readonly {readonly word: string; readonly own: string; readonly asTyped?: string}[],
  said: readonly string[],
  isAbsent: boolean,
): AskedWord {
  const meanings = new Map<string, number>();
  const add = (word: string, weight: number) => meanings.set(word, Math.max(weight, meanings.get(word) ?? 0));
  const own = taken.length > 1 ? PART_OF_PHRASE : 1;
  taken.forEach((each) => add(each.own, own));
  said.forEach((word) => add(word, SAID));
  if (taken.length === 1) synonyms(taken[0]?.own ?? '').forEach((word) => add(word, EQUAL));
  return {
    typed: taken.map(({word}) => word).join(' '),
    meanings,
    own: taken.map((each) => each.own),
    weight: weightOf(taken),
    said,
    isAbsent,
    isImplied: false,
  };
}

function weightOf(taken: readonly {readonly own: string; readonly asTyped?: string}[]): number {
  if (taken.every(({own, asTyped = own}) => own !== asTyped)) return GUESSED;
  if (taken.every(({own}) => light.has(own))) return LIGHT;
  return taken.every(({own}) => verbs.has(own)) ? VERB : 1;
}

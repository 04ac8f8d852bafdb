import * as words from './synonyms/words';
import {terms} from './terms';

const equals = words.equals.map(terms);
const absent = meanings(words.absent);
const phrases = new Map([...meanings(words.sayings), ...absent]);

/** Every word that is listed here: a question may have it although no page does. */
export const listed: readonly string[] = [
  ...new Set([...equals.flat(), ...[...phrases.keys()].flatMap((each) => each.split(' '))]),
];
const LONGEST = Math.max(...[...phrases.keys()].map((each) => each.split(' ').length));

/** Words to ask for beside one, without itself. */
export function synonyms(word: string): string[] {
  const found = equals.filter((group) => group.includes(word)).flat();
  return [...new Set(found)].filter((each) => each !== word);
}

/** A phrase that begins a list of words: how many of them it takes, and what the pages say instead. */
export interface Phrase {
  readonly length: number;
  readonly words: readonly string[];
  readonly isAbsent: boolean;
}

/** The longest phrase that a list of words begins with. */
export function findPhrase(words: readonly string[]): Phrase | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const means = phrases.get(phrase);
    if (means) return {length, words: means, isAbsent: absent.has(phrase)};
  }
  return undefined;
}

function meanings(lines: readonly string[]): Map<string, string[]> {
  return new Map(
    lines.flatMap((line) => {
      const [said = '', meant = ''] = line.split(': ');
      return said.split(', ').map((each) => [terms(each).join(' '), terms(meant)] as const);
    }),
  );
}

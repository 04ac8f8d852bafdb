import type {Root, Sentence} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {banned, bannedInGuides, LONGEST_SENTENCE, terms, turns, type Banned} from './style';

/** Rules on sentences. Each is a plugin of retext: it looks at the text and says what it objects to. */
type Rule = () => (tree: Root, file: VFile) => void;

export const shortSentences = lengthRule(() => false);

/** In the reference a sentence may be a list of codes with their meanings: its parts are short instead. */
export const shortParts = lengthRule((text) => text === ';');

function lengthRule(divides: (text: string) => boolean): Rule {
  return () => (tree, file) =>
    visit(tree, 'SentenceNode', (sentence) => {
      const words = mostWords(sentence, divides);
      if (words > LONGEST_SENTENCE)
        file.message(
          `A sentence of ${words} words; say it in two. At most ${LONGEST_SENTENCE}.`,
          sentence,
          'house:length',
        );
    });
}

/** Words of the longest sentence. The parser takes one that begins with code for a part of the one before. */
function mostWords({children}: Sentence, divides: (text: string) => boolean): number {
  let most = 0;
  let words = 0;
  children.forEach((child, index) => {
    if (child.type === 'WordNode') words += 1;
    most = Math.max(most, words);
    const text = toString(child);
    const isEnd = child.type !== 'SourceNode' && /[.?!]$/.test(text);
    if ((isEnd && children[index + 1]?.type === 'WhiteSpaceNode') || divides(text)) words = 0;
  });
  return most;
}

export const noBannedWords = wordRule(banned);
export const guideVoice = wordRule(bannedInGuides);

function wordRule(phrases: readonly Banned[]): Rule {
  const patterns = phrases.map(([phrase, advice]) => ({
    phrase,
    advice,
    pattern: new RegExp(`(?<![\\w-])${phrase.replaceAll('.', '\\.')}(?![\\w-]|'\\w)`, 'i'),
  }));
  return () => (tree, file) =>
    visit(tree, 'SentenceNode', (sentence) => {
      const text = plainText(sentence);
      for (const {phrase, advice, pattern} of patterns)
        if (pattern.test(text)) file.message(`"${phrase}": ${advice}.`, sentence, 'house:words');
    });
}

export const idiomaticTurns: Rule = () => (tree, file) =>
  visit(tree, 'SentenceNode', (sentence) => {
    const text = plainText(sentence);
    for (const [pattern, advice] of turns) {
      const [found] = pattern.exec(text) ?? [];
      if (found) file.message(`"${found.trim()}": ${advice}.`, sentence, 'house:turns');
    }
  });

export const oneSpelling: Rule = () => (tree, file) =>
  visit(tree, 'SentenceNode', (sentence) => {
    const text = plainText(sentence);
    for (const [pattern, right, spelling] of terms)
      for (const [found] of text.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
        if (!right.test(found)) file.message(`"${found}": write "${spelling}".`, sentence, 'house:terms');
  });

const SMALL = 'two|three|four|five|six|seven|eight|nine';
const LARGE =
  'ten|eleven|twelve|thirteen|(?:four|fif|six|seven|eigh|nine)teen|\\w+ty|(?:a|one) (?:hundred|thousand)';
const typedLimits = [
  `(?:at most|up to|no more than) (?:\\d[\\d,.]*|${SMALL}|${LARGE})`,
  '\\d[\\d,.]* to \\d[\\d,.]*',
  // The next three hours may be those that a sample asks for.
  `(?:next|reach(?:es)?|within) (?:\\d+|${LARGE}) hours`,
  `(?:\\d+|${LARGE}) hours ahead`,
  'default (?:is|of) \\d[\\d,.]*',
].map((pattern) => new RegExp(`\\b${pattern}\\b`, 'i'));

/** A limit typed into a page stays when the contract changes. Only pages can quote one by name. */
export const limitsByName: Rule = () => (tree, file) => {
  if (!file.path?.endsWith('.mdx')) return;
  visit(tree, 'SentenceNode', (sentence) => {
    const text = plainText(sentence);
    for (const [found] of typedLimits.map((pattern) => pattern.exec(text) ?? []))
      if (found)
        file.message(
          `"${found}": take the number from the contract with <Limit of="…" />.`,
          sentence,
          'house:limits',
        );
  });
};

/** The words of a sentence; what stands as code is no word of ours. */
function plainText(sentence: Sentence): string {
  return sentence.children
    .map((child) => (child.type === 'SourceNode' ? '‹code›' : toString(child)))
    .join('')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ');
}

import type {Passage} from './Passage';

/** Turns that comments had and that nobody says, and what one says instead. */
const commentTurns: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bin vain\b/i, 'say what does not happen'],
  [/\bfurniture\b/i, 'say which parts'],
  [/\b(?:wears?|in) the dress\b/i, 'write "looks like"'],
  [/\b\w*manieth\b/i, 'write "one in …"'],
  [/\bborn with\b/i, 'write "begins with"'],
  [/\bin (?:its|their|[\w' ]+'s) stead\b/i, 'write "in its place"'],
  [/\bfor want of\b/i, 'write "for lack of", or say what is missing'],
  [/\bin the midst of\b/i, 'write "in the middle of"'],
  [/\bfor ever\b/i, 'write "forever"'],
  [/\bshall\b/i, 'write "must", or say what happens'],
  [/\bone's own\b/i, 'write "your own", or say whose'],
  [/\bbr(?:ings?|ought) along\b/i, 'write "brings" or "includes"'],
  [/\bSo many\b/, 'write "how many"'],
  [/\bby turns\b/i, 'write "in turn"'],
  [/\bunasked\b/i, 'write "without being asked"'],
  [/\bthe (?:\w+ )?hour that is running\b/i, 'write "the current hour"'],
  [/\bgo(?:es)? on with\b/i, 'write "continues with"'],
  [/\bfl(?:y|ies) nothing\b/i, 'write "without a flight path"'],
  [/\basked of\b/i, 'say who asks whom'],
  [/\btold (?:from|by)\b/i, 'write "told apart from" or "recognised by"'],
  [/\b(?:which|that|what) (?:the \w+|it|they) ha(?:s|ve) not(?=[.,;:)]|$)/i, 'write "does not have"'],
];

/** One line for each such turn in a comment: `file:line:1: what`. */
export function lintComment({file, line, text}: Passage): string[] {
  return commentTurns.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${file}:${line}:1: "${found}": ${advice}.`];
  });
}

/** Whether a file of code may have such a turn: most have none, and are not parsed. */
export function mayHaveTurns(code: string): boolean {
  const text = code.replaceAll(/[\s*/]+/g, ' ');
  return commentTurns.some(([pattern]) => pattern.test(text));
}

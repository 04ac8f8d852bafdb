import type {Question} from './questions/types';

/** The questions of a list that do not lead to a right page first, one line each. @param firstOf address of the first page that is found */
export function misses(questions: readonly Question[], firstOf: (question: string) => string): string[] {
  const wrong: string[] = [];
  for (const [question, ...right] of questions) {
    const found = firstOf(question)
      .replace(/#.*/, '')
      .replace(/^\/|\/$/g, '');
    if (!right.includes(found)) wrong.push(`${question}: ${found}, not ${right.join(' or ')}`);
  }
  return wrong;
}

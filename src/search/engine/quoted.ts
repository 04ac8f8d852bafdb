import {messageIn, violationsOf} from '@site/src/errors/explainResponse';
import {matchMessage} from '@site/src/errors/matchMessage';
import {messageOf} from './message';
import {terms} from './terms';
import type {SearchRecord, SearchResult} from './types';

/** The pages about the error messages that somebody has pasted, whole or in part, the surest first. */
export function byMessage(records: readonly SearchRecord[], question: string): SearchResult[] {
  const message = question.includes('__type') ? messageIn(question) : messageOf(question);
  if (message === undefined) return [];
  const pasted = violationsOf(message);
  return records
    .flatMap((record) => {
      const score = Math.max(0, ...(record.messages ?? []).map((each) => likeness(each, pasted)));
      return score > 0 ? [{record, score: SURE * score, terms: terms(message)}] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Above whatever words alone can be worth. */
const SURE = 1000;

/** How much of a message is there; a whole one is surer than a longer one of which only a part is. */
function likeness(template: string, pasted: readonly string[]): number {
  const found = pasted.flatMap((each) => matchMessage(template, each) ?? []);
  return Math.max(0, ...found.map(({letters, isWhole}) => (isWhole ? 2 * letters : letters)));
}

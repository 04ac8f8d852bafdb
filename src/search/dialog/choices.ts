import {translate} from '@docusaurus/Translate';
import type {SearchResult} from '../engine/types';
import {grouped, groupName} from './groups';
import type {SearchState} from './useSearch';

/** What can be chosen: a result to open, or an earlier question to ask again. */
export type Choice = {readonly group: string} & (
  | {readonly result: SearchResult; readonly question?: undefined}
  | {readonly question: string; readonly result?: undefined}
);

/** The choices in the order they are shown in. */
export function choicesOf(state: SearchState, recent: readonly string[]): Choice[] {
  if (state.status !== 'ready') return [];
  if (state.question === '') {
    const group = translate({id: 'search.group.recent', message: 'Recent searches'});
    return recent.map((question) => ({group, question}));
  }
  return grouped(state.results).flatMap(({kind, results}) =>
    results.map((result) => ({group: groupName(kind), result})),
  );
}

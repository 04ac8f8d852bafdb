import type {Verdict} from '@site/src/plan-check';

/** What an hour is marked with where there is no room for a word. */
export const verdictSigns: Readonly<Record<Verdict, string>> = {go: '✓', look: '?', noGo: '×'};

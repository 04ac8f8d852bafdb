import type {Verdict} from '@site/src/plan-check';

export const HOUR_MS = 3_600_000;

/** What an hour is marked with where there is no room for a word. */
export const verdictSigns: Readonly<Record<Verdict, string>> = {go: '✓', look: '?', noGo: '×'};

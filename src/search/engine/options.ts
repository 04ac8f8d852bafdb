import type {Options} from 'minisearch';
import {term, tokenize} from './terms';

/** A record as the index takes it. */
export interface Entry {
  readonly id: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Words that people ask with where the page says others. */
  readonly asked: string;
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

/** What is written with a hyphen is often typed without: `drop-down`. A question's own words are cut elsewhere. */
function joined(text: string): string[] {
  return (text.match(/\p{L}{3,}-\p{L}{3,}/gu) ?? []).map((word) => word.replace('-', ''));
}

/** How the index is made. It is read with the same options that it was written with. */
export const indexOptions: Options<Entry> = {
  fields: ['title', 'place', 'text', 'asked', 'method', 'path', 'name'],
  storeFields: [],
  tokenize: (text) => [...tokenize(text), ...joined(text)],
  processTerm: term,
};

import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {indexOptions, type Entry} from './options';
import {pathQuestion, pathScore} from './paths';
import {synonyms} from './synonyms';
import {terms} from './terms';
import type {Kind, SearchFile, SearchRecord, SearchResult} from './types';

export type Search = (question: string) => SearchResult[];

/** How much a match counts by field: a title counts more than a sentence. */
const boost = {title: 6, place: 3, method: 3, path: 2.5, name: 4, text: 1};

/** A page that explains comes before a field that is named after the word. */
const weight: Record<Kind, number> = {
  guide: 1.5,
  operation: 1.15,
  glossary: 0.8,
  field: 0.8,
  reference: 0.95,
  tutorial: 0.85,
};

/** Reads the index once and returns the function that searches it. */
export function createSearch({records, index}: SearchFile): Search {
  const engine = MiniSearch.loadJS<Entry>(index as Parameters<typeof MiniSearch.loadJS>[0], indexOptions);
  const options: SearchOptions = {
    boost: boost,
    prefix: (word) => word.length > 1,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    weights: {prefix: 0.5, fuzzy: 0.2},
    boostDocument: (id) => weight[recordOf(records, id).kind],
  };
  return (question) => {
    const asked = terms(question);
    if (asked.length === 0) return [];
    const all = engine.search(query(asked, 'AND'), options);
    const found = all.length > 0 ? all : engine.search(query(asked, 'OR'), options);
    const byWords = found
      .map(({id, score, match}): SearchResult => {
        const record = recordOf(records, id);
        return {record, score: score * exactness(record, question, asked), terms: Object.keys(match)};
      })
      .sort((a, b) => b.score - a.score);
    return merged(byPath(records, question, asked), byWords);
  };
}

/** How much more a record counts whose very name was asked for: a field by its letters, a heading by its words. */
function exactness({kind, title, place, operation}: SearchRecord, question: string, asked: string[]): number {
  const wanted = question.trim().toLowerCase();
  if (operation?.id.toLowerCase() === wanted) return 20;
  if (kind === 'field') return title.toLowerCase() === wanted && isName(question) ? 20 : 1;
  const isPage = place === '' || operation !== undefined;
  const heading = terms(isPage ? title : place);
  if (heading.join(' ') !== asked.join(' ')) return 1;
  return isPage ? 4 : 2.5;
}

/** Whether a word is written as names in programs are, and not as a word of a sentence. */
function isName(question: string): boolean {
  return /^\w+$/.test(question.trim()) && /[a-z][A-Z]|_/.test(question);
}

/** Each word or one that means the same, the word itself counting most. */
function query(asked: readonly string[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: asked.map((word) => {
      const others = synonyms(word);
      const same = {
        combineWith: 'OR' as const,
        queries: others,
        prefix: false,
        fuzzy: false,
        boostTerm: () => 0.4,
      };
      return others.length === 0 ? word : {combineWith: 'OR' as const, queries: [word, same]};
    }),
  };
}

function byPath(records: readonly SearchRecord[], question: string, asked: string[]): SearchResult[] {
  const path = pathQuestion(question);
  if (!path) return [];
  return records
    .map((record) => ({record, score: 1000 * pathScore(path, record), terms: asked}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function merged(first: readonly SearchResult[], rest: readonly SearchResult[]): SearchResult[] {
  const seen = new Set(first.map(({record}) => record));
  return [...first, ...rest.filter(({record}) => !seen.has(record))];
}

function recordOf(records: readonly SearchRecord[], id: unknown): SearchRecord {
  const record = records[Number(id)];
  if (!record) throw new Error(`The index names record ${String(id)}, which is not there.`);
  return record;
}

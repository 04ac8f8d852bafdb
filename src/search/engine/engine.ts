import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {intent} from './intent';
import {messageOf, shows} from './message';
import {indexOptions, type Entry} from './options';
import {pathQuestion, pathScore, type PathQuestion} from './paths';
import {askedWords, type AskedWord} from './question';
import {terms} from './terms';
import type {Findings, Kind, SearchFile, SearchRecord, SearchResult} from './types';

export type Search = (question: string) => Findings;

/** How much a match counts by field: a title counts more than a sentence, and so do the words that people ask with. */
const boost = {title: 5, place: 2.5, asked: 5, method: 2, path: 2, name: 4, text: 1};

/** A page that explains comes before a field that is named after the word. */
const weight: Record<Kind, number> = {
  guide: 1.25,
  operation: 1.25,
  glossary: 0.9,
  field: 0.6,
  reference: 1.1,
  tutorial: 0.7,
};

/** What a question that asks for the meaning of a word begins or ends with. */
const definition = /^\s*(what('s| is| are| does)|define|meaning of|explain)\b|\b(mean|stand for)\s*\??\s*$/i;

/** What may be called a word that no page has; numbers, ids and what is still being typed may not. */
const isWord = /^\p{L}{4,}$/u;

/** Reads the index once and returns the function that searches it. */
export function createSearch({records, index}: SearchFile): Search {
  const engine = MiniSearch.loadJS<Entry>(index as Parameters<typeof MiniSearch.loadJS>[0], indexOptions);
  const rarity = rarities(index as {readonly index: readonly IndexedTerm[]}, records.length);
  const titles = records
    .filter(({kind}) => kind !== 'field')
    .map(({title, place}) => terms(`${title} ${place}`));
  const hasTitle = ({typed}: AskedWord): boolean => {
    const words = terms(typed);
    return titles.some((title) => words.every((word) => title.includes(word)));
  };
  const options: SearchOptions = {
    boost: boost,
    tokenize: (word) => [word],
    processTerm: (word) => word,
    combineWith: 'OR',
    prefix: false,
    weights: {prefix: 0.5, fuzzy: 0.5},
    boostDocument: (id) => weightOf(recordOf(records, id)),
  };
  /** A word that the index does not have is looked for as the beginning of one, or as one with a slip of the finger. */
  const found = (word: AskedWord, isLast: boolean): AskedWord => {
    const isKnown = [...word.meanings.keys()].some((each) => rarity.has(each));
    if (isKnown && !isLast) return word;
    const near = engine.search(
      {queries: [...word.meanings.keys()], prefix: (each) => each.length > 1, fuzzy: isKnown ? false : slips},
      {...options, boost: {}},
    );
    const meanings = new Map(word.meanings);
    for (const {terms: own, match} of near)
      for (const each of own.length > 0 ? Object.keys(match) : [])
        if (!meanings.has(each)) meanings.set(each, isKnown ? 0.3 : 0.6);
    return {...word, meanings};
  };
  return (question) => {
    const message = messageOf(question);
    const asked = askedWords(message ?? question);
    if (asked.length === 0) return {results: [], absent: []};
    const words = asked.map((word, at) => found(word, at === asked.length - 1));
    const known = words.filter(({meanings}) => [...meanings.keys()].some((each) => rarity.has(each)));
    const byWords = engine
      .search(query(known), options)
      .map(({id, score, match, queryTerms}): SearchResult => {
        const record = recordOf(records, id);
        const share = coverage(known, queryTerms, rarity);
        const factors = [
          ...[share ** 2, exactness(record, question), focus(record, match), intent(record, question)],
          quotation(record, message),
        ];
        return {record, score: factors.reduce((all, each) => all * each, score), terms: Object.keys(match)};
      })
      .sort((a, b) => b.score - a.score);
    const path = pathQuestion(question);
    const absent = words.filter((word) =>
      word.isAbsent ? !hasTitle(word) : !known.includes(word) && isWord.test(word.typed),
    );
    return {
      results: merged(byPath(records, path), byWords),
      absent: path || byWords.length === 0 ? [] : absent.map(({typed}) => typed),
    };
  };
}

/** Letters that may be wrong in a word, as a share of its length. */
function slips(word: string): number | false {
  return word.length > 3 && /^\p{L}+$/u.test(word) ? 0.2 : false;
}

type IndexedTerm = readonly [
  term: string,
  fields: Readonly<Record<string, Readonly<Record<string, number>>>>,
];

/** How rare each word of the index is: the fewer records have it, the more it says. */
function rarities({index}: {readonly index: readonly IndexedTerm[]}, records: number): Map<string, number> {
  return new Map(
    index.map(([term, fields]) => {
      const count = Math.max(...Object.values(fields).map((field) => Object.keys(field).length));
      return [term, Math.log(1 + records / count)];
    }),
  );
}

/** How much of the question a record has, by the weight of its words. */
function coverage(
  words: readonly AskedWord[],
  met: readonly string[],
  rarity: ReadonlyMap<string, number>,
): number {
  let whole = 0;
  let part = 0;
  for (const {meanings, weight} of words) {
    const known = [...meanings].filter(([each]) => rarity.has(each));
    const [own] = known.sort(([, a], [, b]) => b - a);
    const value = weight * (rarity.get(own?.[0] ?? '') ?? 1);
    whole += value;
    part += value * Math.max(0, ...known.filter(([each]) => met.includes(each)).map(([, how]) => how));
  }
  return whole === 0 ? 0 : part / whole;
}

function weightOf({kind, weight: own = 1}: SearchRecord): number {
  return weight[kind] * own;
}

/** How much more a record counts whose very name was asked for: a field by its letters, a heading by its words. */
function exactness({kind, title, place, operation}: SearchRecord, question: string): number {
  const wanted = question.trim().toLowerCase();
  if (operation?.id.toLowerCase() === wanted) return 20;
  if (kind === 'field') return title.toLowerCase() === wanted && isName(question) ? 20 : 1;
  const isPage = place === '' || operation !== undefined;
  const asked = terms(question.replace(definition, ' '));
  const heading = isPage ? title : place;
  const isHeading =
    heading.toLowerCase() === question.replace(definition, '').replace(/\W+$/, '').trim().toLowerCase() ||
    terms(heading).join(' ') === asked.join(' ');
  if (!isHeading) return 1;
  if (kind === 'glossary') return definition.test(question) ? 8 : 1.6;
  return isPage ? 3 : 2;
}

/** How little else the title of an operation is about: weather at an object is not where the object is. */
function focus({operation, title}: SearchRecord, match: Readonly<Record<string, unknown>>): number {
  if (!operation) return 1;
  const words = terms(title);
  return 0.6 + 0.4 * (words.filter((word) => word in match).length / words.length);
}

/** A page that shows the very words is the page of an error. */
function quotation({kind, text}: SearchRecord, message: string | undefined): number {
  const mayShow = message !== undefined && (kind === 'guide' || kind === 'reference');
  return mayShow && shows(text, message) ? 4 : 1;
}

/** Whether a word is written as names in programs are, and not as a word of a sentence. */
function isName(question: string): boolean {
  return /^\w+$/.test(question.trim()) && /[a-z][A-Z]|_/.test(question);
}

/** All words and all that may stand for them, each counting by how well it says what was meant. */
function query(words: readonly AskedWord[]): Query {
  const terms = new Map<string, number>();
  for (const {meanings, weight} of words)
    for (const [each, how] of meanings) terms.set(each, Math.max(how * weight, terms.get(each) ?? 0));
  return {queries: [...terms].map(([each, how]) => ({queries: [each], boostTerm: () => how}))};
}

function byPath(records: readonly SearchRecord[], path: PathQuestion | undefined): SearchResult[] {
  if (!path) return [];
  return records
    .map((record) => ({record, score: 1000 * pathScore(path, record), terms: path.parts.flatMap(terms)}))
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

import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {coverage, rarityOf} from './coverage';
import {fitTo, isHeading, isName, weightOf} from './fit';
import {messageOf} from './message';
import {beginningWith, misspelt, related} from './near';
import {indexOptions, type Entry} from './options';
import {byMessage} from './quoted';
import {findLikelyIn} from './findLikely';
import {withLikely} from './withLikely';
import {pathQuestion, pathScore, type PathQuestion} from './paths';
import {askedWords, type AskedWord} from './question';
import {listed, synonyms} from './lexicon';
import {terms} from './terms';
import type {Findings, SearchFile, SearchRecord, SearchResult} from './types';

export type Search = (question: string) => Findings;

/** How much a match counts by field: a title counts more than a sentence, and so do the words that people ask with. */
const boost = {title: 5, place: 2.5, asked: 5, method: 2, path: 2, name: 4, text: 1};

/** What has less of the best result's score than this has little to do with the question. */
const LEAST_SHARE = 0.02;

/** How well words say what was meant that are not the word itself: the nearest, its synonyms, and those it may become. */
const NEAR = 0.6;
const BESIDE_NEAR = 0.3;
const LONGER = 0.3;

/** What may be called a word that no page has; numbers and ids may not. */
const isWord = /^\p{L}{4,}$/u;

/** Reads the index once and returns the function that searches it. */
export function createSearch(file: SearchFile): Search {
  const {records, index} = file;
  const engine = MiniSearch.loadJS<Entry>(index as Parameters<typeof MiniSearch.loadJS>[0], indexOptions);
  const rarity = rarityOf(file);
  const isKnown = ({meanings}: AskedWord): boolean => [...meanings.keys()].some((each) => rarity.has(each));
  const options: SearchOptions = {
    boost,
    combineWith: 'OR',
    // A question's words are cut already.
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boostDocument: (id) => weightOf(recordOf(records, id)),
  };
  const findLikely = findLikelyIn(records);
  const hasTitle = inTitles(records);
  const indexed = [...rarity.keys()];
  const lexicon = new Set([...indexed, ...listed]);
  const words = [...lexicon];
  /** Of all words that it may be a slip of, the one that most records have. */
  const spell = (word: string): string => {
    if (lexicon.has(word) || indexed.some((each) => each.startsWith(word))) return word;
    const [best = word] = misspelt(word, words).sort((a, b) => (rarity.get(a) ?? 99) - (rarity.get(b) ?? 99));
    return best;
  };
  /** The last word may not be typed to its end; one that the index does not have stands for the nearest that it has. */
  const withNear = (word: AskedWord, isLast: boolean): AskedWord => {
    const isWhole = isKnown(word);
    const own = [...word.meanings.keys()];
    const longer = isLast ? terms(word.typed).flatMap((each) => beginningWith(each, indexed)) : [];
    const near = isWhole ? [] : own.flatMap((each) => related(each, indexed));
    const meanings = new Map(near.flatMap(synonyms).map((each) => [each, BESIDE_NEAR]));
    near.forEach((each) => meanings.set(each, NEAR));
    longer.forEach((each) => meanings.set(each, isWhole ? LONGER : NEAR));
    word.meanings.forEach((how, each) => meanings.set(each, how));
    return {...word, meanings};
  };
  return (question) => {
    const asked = askedWords(messageOf(question) ?? question, spell);
    const words = asked.map((word, at) => withNear(word, at === asked.length - 1));
    const known = words.filter(isKnown);
    const covered = coverage(known, rarity);
    const fit = fitTo(question);
    // The library counts a record by each word that it met. Ten synonyms of one word are not ten words of the question.
    const byWords = engine
      .search(query(known), options)
      .map(({id, score, match, queryTerms}): SearchResult => {
        const record = recordOf(records, id);
        const met = Object.keys(match);
        const {share, count} = covered(queryTerms);
        const base = score * Math.sqrt(count / queryTerms.length);
        return {record, score: base * share ** 2 * fit(record, new Set(met)), terms: marked(known, met)};
      })
      .sort((a, b) => b.score - a.score)
      .filter(({score}, _, [best]) => score >= (best?.score ?? 0) * LEAST_SHARE);
    const path = pathQuestion(question);
    const quoted = byMessage(records, question);
    const absent = words.filter((word) =>
      word.isAbsent ? !hasTitle(word) : !known.includes(word) && isWord.test(word.typed),
    );
    const named = byWords.filter(({record}) => isHeading(question, record)).slice(0, 1);
    const likely = isName(question) ? byWords : withLikely(byWords, findLikely(words));
    return {
      results: [quoted, byPath(records, path), named, currentFirst(likely)].reduce(merged),
      absent: path || quoted.length > 0 || byWords.length === 0 ? [] : absent.map(({typed}) => typed),
    };
  };
}

/**
 * The words to mark in a record: those that were typed. Where it has none of a word or a phrase, what means the same is
 * marked, since nothing else shows why the record was found; what the pages say for a phrase, only where all of it is met.
 */
function marked(words: readonly AskedWord[], met: readonly string[]): string[] {
  const isMet = (word: string): boolean => met.includes(word);
  const shown = words
    .filter(({isImplied}) => !isImplied)
    .flatMap(({own, said, meanings}) => {
      const typed = own.filter(isMet);
      if (typed.length > 0) return typed;
      const isSaid = said.every(isMet);
      return [...meanings.keys()].filter((each) => isMet(each) && (isSaid || !said.includes(each)));
    });
  return [...new Set(shown)];
}

/** Whether a title has come to hold a phrase that is listed as one without a page; titles are cut once, on first use. */
function inTitles(records: readonly SearchRecord[]): (word: AskedWord) => boolean {
  let titles: readonly ReadonlySet<string>[] | undefined;
  return ({typed}) => {
    titles ??= records
      .filter(({kind}) => kind !== 'field')
      .map(({title, place}) => new Set(terms(`${title} ${place}`)));
    const words = terms(typed);
    return titles.some((held) => words.every((word) => held.has(word)));
  };
}

/** All words and all that may stand for them, each counting by how well it says what was meant. */
function query(words: readonly AskedWord[]): Query {
  const meant = new Map<string, number>();
  for (const {meanings, weight} of words)
    for (const [each, how] of meanings) meant.set(each, Math.max(how * weight, meant.get(each) ?? 0));
  return {queries: [...meant].map(([each, how]) => ({queries: [each], boostTerm: () => how}))};
}

function byPath(records: readonly SearchRecord[], path: PathQuestion | undefined): SearchResult[] {
  if (!path) return [];
  return records
    .map((record) => ({record, score: 1000 * pathScore(path, record), terms: path.parts.flatMap(terms)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Which share of its score a current operation needs to come before a deprecated one. */
const NEARLY = 0.4;

/** A deprecated operation comes after every current one that says nearly as much, for new programs use those. */
function currentFirst(results: readonly SearchResult[]): SearchResult[] {
  const current = results.filter(({record}) => !record.operation?.isDeprecated);
  const ordered = [...current];
  for (const old of results.filter(({record}) => record.operation?.isDeprecated)) {
    const isBefore = ({record, score}: SearchResult): boolean =>
      score >= old.score * (record.operation && !record.operation.isDeprecated ? NEARLY : 1);
    ordered.splice(ordered.findLastIndex(isBefore) + 1, 0, old);
  }
  return ordered;
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

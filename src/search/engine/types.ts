/** What the index is made of; the build writes it (`src/search/indexing`), the dialog reads it. */

/** The group a result stands in. */
export type Kind = 'guide' | 'tutorial' | 'glossary' | 'operation' | 'field' | 'reference';

/** One thing that can be found. */
export interface SearchRecord {
  readonly kind: Kind;
  /** Address below the site's root, with an anchor where there is one: `api/create-plans#request-body`. */
  readonly to: string;
  /** A page's title, an operation's summary, a field's name. */
  readonly title: string;
  /** Where it stands: a heading within the page, the operations or schemas that have the field. */
  readonly place: string;
  /** What is said there, as plain text. */
  readonly text: string;
  readonly operation?: {
    readonly method: string;
    readonly path: string;
    readonly id: string;
    readonly isDeprecated?: true;
  };
  /** Error messages that the page is about, with `{names}` where they vary: it is found by any of them, whole or in part. */
  readonly messages?: readonly string[];
  /** Whole questions that lead to it, in words that people use who do not know the page's. */
  readonly asks?: readonly string[];
  /** How much it counts beside others of its kind; 1 where nothing is said. */
  readonly weight?: number;
}

/** `search-index.json`: the records, and the library's index of them by their numbers. */
export interface SearchFile {
  readonly records: readonly SearchRecord[];
  readonly index: unknown;
}

/** A record that matches a query. */
export interface SearchResult {
  readonly record: SearchRecord;
  readonly score: number;
  /** Indexed words that the question met, to be marked. */
  readonly terms: readonly string[];
}

/** What a question finds. */
export interface Findings {
  readonly results: readonly SearchResult[];
  /** Words of the question, as typed, that no page is about: the results are the nearest to them. */
  readonly absent: readonly string[];
}

import {kilobytes} from '../lib/table';

const KB = 1024;

/** What a page may weigh, in bytes of gzip. JavaScript counts whatever is downloaded before any interaction. */
export const budgets = {
  /** A page that visitors read; the stock OpenAPI theme needs 1 to 2 MB for an operation. */
  page: 200 * KB,
  /** The rooms behind sign-in, signed out: a plain page, and the identity library with its state machine and the forms. */
  room: 292 * KB,
  /** The dashboard before its map, for somebody who is signed in: everything up to the rail. */
  dashboard: 260 * KB,
  /** What a panel of the dashboard adds to its shell, its map left out. */
  panel: 30 * KB,
  /** Panels with a chart, with plans to be checked, and with keys, forms and a code to photograph. */
  heavyPanels: {paths: 42 * KB, flights: 54 * KB, account: 66 * KB} as Readonly<Record<string, number>>,
  /** What the first question to the search downloads: its scripts and the index. */
  search: 300 * KB,
  /** All scripts of the site, not compressed: copies of what pages share would add half as much again. */
  scripts: 11_000_000,
  /** What a browser keeps for reading offline, texts compressed. */
  offline: 12_000_000,
  /** The styles of a page: plain Docusaurus needs 14 KB, the stock stack 73. */
  css: 28 * KB,
  /** The HTML of a page of the reference: shared schemas must not multiply it. */
  referenceHtml: 32 * KB,
};

/** One line of the report: what was measured, in bytes, and its limit. */
export interface Measurement {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

export function isOver({bytes, budget}: Measurement): boolean {
  return bytes > budget;
}

/** Name, weight and limit of a measurement as words. */
export function sentence({name, bytes, budget}: Measurement): string {
  return `${name} ${kilobytes(bytes)} of ${kilobytes(budget)}`;
}

import MiniSearch from 'minisearch';
import {ownValue} from '../../base/ownValue';
import {indexOptions, type Entry} from '../engine/options';
import type {SearchFile, SearchRecord} from '../engine/types';

/** Indexes records as the browser reads them. @param askedAs words that people ask with, by a record's address */
export function indexOf(
  records: readonly SearchRecord[],
  askedAs: Readonly<Record<string, string>> = {},
): SearchFile {
  const engine = new MiniSearch<Entry>(indexOptions);
  engine.addAll(records.map((record, id) => entry(record, id, askedOf(record, records, askedAs))));
  return {records, index: engine.toJSON()};
}

/**
 * A section is known by its heading first and its page second. A field is known by its name alone: where it stands
 * names half the contract, and is worth no more than its description.
 */
function entry({title, place, text, operation, kind}: SearchRecord, id: number, asked: string): Entry {
  const shared = {id, asked, method: operation?.method ?? '', path: operation?.path ?? ''};
  if (kind === 'field') return {...shared, title: '', place: '', text: `${text} ${place}`, name: title};
  if (operation) return {...shared, title, place, text, name: operation.id};
  return {...shared, title: place || title, place: place && title, text, name: ''};
}

/** Words of a section whose heading has gone or changed belong to its page, so that none is lost. */
function askedOf(
  {kind, to}: SearchRecord,
  records: readonly SearchRecord[],
  askedAs: Readonly<Record<string, string>>,
): string {
  if (kind === 'field') return '';
  const lost = Object.entries(askedAs).filter(
    ([key]) => key.startsWith(`${to}#`) && !records.some((record) => record.to === key),
  );
  return [ownValue(askedAs, to) ?? '', ...lost.map(([, words]) => words)].join(' ').trim();
}

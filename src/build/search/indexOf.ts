import MiniSearch from 'minisearch';
import {indexOptions, type Entry} from '../../search/engine/options';
import type {SearchFile, SearchRecord} from '../../search/engine/types';

/** Indexes records as the browser reads them. */
export function indexOf(records: readonly SearchRecord[]): SearchFile {
  const engine = new MiniSearch<Entry>(indexOptions);
  engine.addAll(records.map(entry));
  return {records, index: engine.toJSON()};
}

/**
 * A section is known by its heading first and its page second. A field is known by its name alone: where it stands
 * names half the contract, and is worth no more than its description.
 */
function entry({title, place, text, operation, kind}: SearchRecord, id: number): Entry {
  const shared = {id, method: operation?.method ?? '', path: operation?.path ?? ''};
  if (kind === 'field') return {...shared, title: '', place: '', text: `${text} ${place}`, name: title};
  if (operation) return {...shared, title, place, text, name: operation.id};
  return {...shared, title: place || title, place: place && title, text, name: ''};
}

import MiniSearch from 'minisearch';
import {indexOptions} from '../../search/engine/options';
import type {Entry} from '../../search/engine/options';
import type {SearchFile, SearchRecord} from '../../search/engine/types';

/** Indexes records as the browser reads them. */
export function indexOf(records: readonly SearchRecord[]): SearchFile {
  const engine = new MiniSearch<Entry>(indexOptions);
  engine.addAll(records.map(entry));
  return {records, index: engine.toJSON()};
}

/** A field is known by its name; where it stands names half the contract, and is worth no more than its description. */
function entry({title, place, text, operation, kind}: SearchRecord, id: number): Entry {
  const isField = kind === 'field';
  return {
    id,
    title: isField ? '' : title,
    place: isField ? '' : place,
    text: isField ? `${text} ${place}` : text,
    method: operation?.method ?? '',
    path: operation?.path ?? '',
    name: isField ? title : (operation?.id ?? ''),
  };
}

import {translate} from '@docusaurus/Translate';
import type {Column} from '../../shared/virtual-table/TableHead';
import {sortIds, type SortId} from '../address/collectionsView';

const figureColumns: readonly SortId[] = ['objects', 'silent', 'every'];

/** The titles of columns, and of facts about one collection. */
export function columnTitles(): Readonly<Record<SortId, string>> {
  return {
    name: translate({id: 'admin.collections.name', message: 'Name'}),
    objects: translate({id: 'admin.collections.objects', message: 'Objects'}),
    silent: translate({id: 'admin.collections.silent', message: 'Silent'}),
    latest: translate({id: 'admin.collections.latest', message: 'Latest report'}),
    id: translate({id: 'admin.collections.id', message: 'Id'}),
    every: translate({id: 'admin.collections.every', message: 'Reports every'}),
    created: translate({id: 'admin.collections.created', message: 'Created'}),
  };
}

/** The columns that sort the table, in their order. */
export function sortedColumns(): readonly Column<SortId>[] {
  const titles = columnTitles();
  return sortIds.map((id) => ({id, title: titles[id], isFigure: figureColumns.includes(id)}));
}

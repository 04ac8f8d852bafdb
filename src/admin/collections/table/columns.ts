import {translate} from '@docusaurus/Translate';
import type {SortId} from '../address/collectionsView';

/** The columns that sort the table, in their order, with their titles. */
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

export const figureColumns: readonly SortId[] = ['objects', 'silent', 'every'];

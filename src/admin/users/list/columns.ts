import {translate} from '@docusaurus/Translate';
import type {Column} from '../../shared/virtual-table/TableHead';
import {sortIds, type SortId} from '../../userPool/usersView';

/** The columns of the list, each of which sorts it. */
export const peopleColumns = (): readonly Column<SortId>[] => sortIds.map((id) => ({id, title: titleOf(id)}));

function titleOf(column: SortId): string {
  switch (column) {
    case 'name':
      return translate({id: 'admin.users.column.name', message: 'Name'});
    case 'email':
      return translate({id: 'admin.users.column.email', message: 'Email address'});
    case 'status':
      return translate({id: 'admin.users.column.status', message: 'Status'});
    case 'created':
      return translate({id: 'admin.users.column.created', message: 'Created'});
    case 'modified':
      return translate({id: 'admin.users.column.modified', message: 'Last changed'});
  }
}

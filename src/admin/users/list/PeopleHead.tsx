import {translate} from '@docusaurus/Translate';
import {SortTitle} from '../../shared/virtual-table/SortTitle';
import {TickCell} from '../../shared/virtual-table/TickCell';
import {sortIds, type SortId, type UsersView} from '../../userPool/usersView';

interface Props {
  readonly view: UsersView;
  readonly change: (patch: Partial<UsersView>) => void;
  /** Whether all people are loaded, and an order is therefore true. */
  readonly canSort: boolean;
  readonly isAllTicked: boolean;
  readonly tickAll: (isTicked: boolean) => void;
}

/** The titles of the columns. */
export function PeopleHead({view: {sort, isDescending}, change, canSort, isAllTicked, tickAll}: Props) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <TickCell
          label={translate({id: 'admin.users.tickAll', message: 'Select all accounts listed'})}
          isTicked={isAllTicked}
          tick={tickAll}
        />
        {sortIds.map((id) => (
          <SortTitle
            key={id}
            column={id}
            isSorted={canSort && id === sort}
            isDescending={isDescending}
            sort={
              canSort
                ? () => change({sort: id, isDescending: id === sort ? !isDescending : false})
                : undefined
            }
          >
            {titleOf(id)}
          </SortTitle>
        ))}
      </tr>
    </thead>
  );
}

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

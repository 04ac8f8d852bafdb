import {translate} from '@docusaurus/Translate';
import {useCallback, type RefObject} from 'react';
import {TableHead} from '../../shared/virtual-table/TableHead';
import {VirtualTable} from '../../shared/virtual-table/VirtualTable';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {peopleColumns} from './columns';
import {PersonRow} from './PersonRow';
import type {Ticked} from './useTicked';

interface Props {
  readonly people: readonly Person[];
  readonly view: UsersView;
  readonly addressOf: (patch: Partial<UsersView>) => string;
  readonly change: (patch: Partial<UsersView>) => void;
  readonly ticked: Ticked;
  readonly tick: (people: readonly Person[], isTicked: boolean) => void;
  /** Whether all people of the query are loaded. */
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly more: () => Promise<void>;
  readonly offset: RefObject<number>;
}

/** How close to the end of what is loaded the next page is asked for, in rows. */
const NEAR_END = 30;

/** The people listed; more are loaded as the last come into sight. */
export function PeopleTable(props: Props) {
  const {people, view, addressOf, change, ticked, tick, isComplete, isLoading, more, offset} = props;
  const count = people.length;
  const canLoad = !isComplete && !isLoading;
  const see = useCallback(
    (_: number, end: number) => {
      if (canLoad && end > count - NEAR_END) void more();
    },
    [canLoad, count, more],
  );
  const drawRow = (index: number) => {
    const person = people[index];
    return (
      person && (
        <PersonRow
          key={person.username}
          person={person}
          index={index}
          address={addressOf({person: person.username})}
          isTicked={ticked.has(person.username)}
          tick={(isTicked) => tick([person], isTicked)}
        />
      )
    );
  };
  return (
    <VirtualTable
      label={translate({id: 'admin.users.list', message: 'Accounts'})}
      head={
        <TableHead
          columns={peopleColumns()}
          // An order is true only once all people are loaded.
          order={isComplete ? {...view, change} : undefined}
          ticks={{
            label: translate({id: 'admin.users.tickAll', message: 'Select all accounts listed'}),
            isAll: count > 0 && people.every(({username}) => ticked.has(username)),
            tickAll: (isTicked) => tick(people, isTicked),
          }}
        />
      }
      row={drawRow}
      isOpenEnded={!isComplete}
      count={count}
      see={see}
      offset={offset}
    />
  );
}

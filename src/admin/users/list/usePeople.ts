import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {findPeople} from '../../userPool/people';
import type {PeopleQuery} from '../../userPool/peopleQuery';
import {createPeopleList, type PeopleList, type PeopleState} from './peopleList';

/** The people of a query, whose first page is loaded at once. What is on its way for an older query is cancelled. */
export function usePeople({by, text}: PeopleQuery): PeopleState & {readonly list: PeopleList} {
  const list = useMemo(() => createPeopleList({by, text}, findPeople), [by, text]);
  useEffect(() => {
    void list.more();
    return list.stop;
  }, [list]);
  const state = useSyncExternalStore(list.subscribe, list.get);
  return {...state, list};
}

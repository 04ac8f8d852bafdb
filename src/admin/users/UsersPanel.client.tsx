import {useCallback, useEffect, useRef, useState} from 'react';
import {useHeadingFocus} from '../shared/useHeadingFocus';
import {useLoaded} from '../shared/useLoaded';
import {listGroupNames} from '../userPool/groups';
import {estimateUserCount, type Person} from '../userPool/people';
import {useUsersView} from './address/useUsersView';
import {PoolCalls} from './calls/PoolCalls';
import {ListView} from './list/ListView';
import {usePeople} from './list/usePeople';
import {useTicked} from './list/useTicked';
import {PersonView} from './person/PersonView';
import {useWorkEnd} from './work/useWorkEnd';

/** The accounts of the pool, or one of them: whatever the address says. `lazy` requires the default export. */
export default function UsersPanel() {
  const {view, addressOf, change} = useUsersView();
  const {list, ...state} = usePeople(view.query);
  const {ticked, tick, update, clear} = useTicked();
  const groups = useLoaded(listGroupNames);
  const estimate = useEstimate();
  useWorkEnd(useCallback(() => void list.reload(), [list]));
  const heading = useHeadingFocus(view.person);
  const offset = useRef(0);
  const {person: username, query} = view;
  // Another search begins at its top.
  useEffect(() => {
    offset.current = 0;
  }, [query.by, query.text]);

  const onLoaded = useCallback(
    (person: Person) => {
      list.replace(person);
      update(person);
    },
    [list, update],
  );
  const close = useCallback(() => change({person: ''}), [change]);
  const nameOf = (name: string) =>
    state.people.find((person) => person.username === name)?.email ?? ticked.get(name)?.email ?? name;
  if (username !== '')
    return (
      <>
        <PersonView
          key={username}
          username={username}
          groups={groups}
          heading={heading}
          close={close}
          onLoaded={onLoaded}
          onDeleted={() => {
            list.remove(username);
            const person = ticked.get(username);
            if (person) tick([person], false);
            close();
          }}
        />
        <PoolCalls nameOf={nameOf} username={username} />
      </>
    );
  return (
    <>
      <ListView
        view={view}
        addressOf={addressOf}
        change={change}
        state={state}
        list={list}
        groups={groups}
        estimate={estimate}
        ticked={ticked}
        tick={tick}
        clear={clear}
        offset={offset}
        heading={heading}
      />
      <PoolCalls nameOf={nameOf} />
    </>
  );
}

/** About how many accounts the pool has. Without it, a list is still a list. */
function useEstimate(): number | undefined {
  const [estimate, setEstimate] = useState<number>();
  useEffect(() => {
    void estimateUserCount().then(setEstimate, () => undefined);
  }, []);
  return estimate;
}

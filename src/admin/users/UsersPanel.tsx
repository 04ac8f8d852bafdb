import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {listGroupNames} from '../userPool/groups';
import {everybody} from '../userPool/peopleQuery';
import {InviteForm} from './invite/InviteForm';
import {SelectionBar} from './list/SelectionBar';
import {usePeople} from './list/usePeople';
import {useTicked} from './list/useTicked';
import {PersonRow} from './PersonRow';
import own from './users.module.css';

/** Search, invite, and for each person groups and account. `lazy` requires the default export. */
export default function UsersPanel() {
  const [query, setQuery] = useState(everybody);
  const {people, isComplete, isLoading, error, list} = usePeople(query);
  const {ticked, tick, clear} = useTicked();
  const reload = () => void list.reload();
  const [groups, setGroups] = useState<readonly string[]>([]);
  // Without the list of groups a row still shows those the person is in.
  useEffect(() => void listGroupNames().then(setGroups, () => undefined), []);

  const searchInput = useRef<HTMLInputElement>(null);
  const hasDeleted = useRef(false);
  // The row that was deleted takes the focus with it; without this the keyboard would start again at the top.
  useEffect(() => {
    if (!hasDeleted.current || document.activeElement !== document.body) return;
    hasDeleted.current = false;
    searchInput.current?.focus();
  }, [people]);
  const onDeleted = () => {
    hasDeleted.current = true;
    reload();
  };

  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('email') ?? '');
    if (text === query.text) reload();
    else setQuery({by: 'email', text});
  };

  return (
    <>
      <div className={own.tools}>
        <form role="search" className={own.search} onSubmit={onSearch}>
          <input
            ref={searchInput}
            name="email"
            type="search"
            className={own.searchInput}
            aria-label={translate({id: 'admin.users.search', message: 'Email address begins with'})}
            placeholder={translate({id: 'admin.users.search', message: 'Email address begins with'})}
            autoComplete="off"
          />
          <button type="submit" className="button button--primary">
            <Translate id="admin.users.searchSubmit">Search</Translate>
          </button>
        </form>
        <InviteForm onInvited={reload} />
      </div>
      <SelectionBar ticked={ticked.size} clear={clear} />
      {error !== undefined && <LoadProblem text={describeUserPoolError(error).text} onAgain={reload} />}
      {people.length === 0 && !isComplete && error === undefined && <Loading />}
      {people.length === 0 && isComplete && (
        <p role="status">
          <Translate id="admin.users.none">No account has an address that begins with this text.</Translate>
        </p>
      )}
      {people.length > 0 && (
        <ul className={own.people} aria-label={translate({id: 'admin.users.list', message: 'Accounts'})}>
          {people.map((person) => (
            <PersonRow
              key={person.username}
              person={person}
              groups={groups}
              isTicked={ticked.has(person.username)}
              tick={(isTicked) => tick([person], isTicked)}
              onChanged={reload}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
      {people.length > 0 && !isComplete && (
        <p className={styles.lead}>
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isLoading}
            onClick={() => !isLoading && void list.more()}
          >
            <Translate id="admin.users.more">Show more</Translate>
          </button>
        </p>
      )}
    </>
  );
}

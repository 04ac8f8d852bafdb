import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {listGroupNames} from '../userPool/groups';
import {InviteForm} from './invite/InviteForm';
import {PersonRow} from './PersonRow';
import {usePeople} from './usePeople';
import own from './users.module.css';

/** Search, invite, and for each person groups and account. `lazy` requires the default export. */
export default function UsersPanel() {
  const {people, hasMore, isLoading, error, search, more} = usePeople();
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
    search();
  };

  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('email') ?? ''));
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
        <InviteForm onInvited={() => search()} />
      </div>
      {error !== undefined && (
        <LoadProblem text={describeUserPoolError(error).text} onAgain={() => search()} />
      )}
      {people.length === 0 && isLoading && <Loading />}
      {people.length === 0 && !isLoading && error === undefined && (
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
              onChanged={() => search()}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={styles.lead}>
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={isLoading}
            onClick={() => !isLoading && more()}
          >
            <Translate id="admin.users.more">Show more</Translate>
          </button>
        </p>
      )}
    </>
  );
}

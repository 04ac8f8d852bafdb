import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useId, useRef} from 'react';
import {FilterField} from '../../shared/filter-field/FilterField';
import type {UsersView} from '../../userPool/usersView';
import own from './list.module.css';
import type {PeopleList, PeopleState} from './peopleList';

interface Props {
  readonly view: UsersView;
  readonly change: (patch: Partial<UsersView>, how?: {readonly isTyped?: boolean}) => void;
  readonly state: PeopleState;
  readonly list: PeopleList;
  /** How many of the loaded people the view leaves. */
  readonly found: number;
  /** How many accounts the pool says that it has. */
  readonly estimate: number | undefined;
}

/** How much of the list is here, how to load the rest, and a search of what is here. */
export function ListStatus({view, change, state, list, found, estimate}: Props) {
  const {people, isLoadingAll, isComplete} = state;
  const loaded = people.length;
  const total = view.query.text === '' ? estimate : undefined;
  const progressName = useId();
  const count = useRef<HTMLSpanElement>(null);
  const wasLoadingAll = useRef(false);
  useEffect(() => {
    // Once all are here, the button is gone, and its focus with it.
    if (wasLoadingAll.current && !isLoadingAll && document.activeElement === document.body)
      count.current?.focus({preventScroll: true});
    wasLoadingAll.current = isLoadingAll;
  }, [isLoadingAll]);
  return (
    <div className={own.status}>
      <FilterField
        clears={0}
        label={translate({id: 'admin.users.within', message: 'Filter the loaded accounts'})}
        type="search"
        value={view.within}
        change={(within) => change({within}, {isTyped: true})}
      />
      <div className={own.count}>
        <p>
          {/* Spoken once all are here, not for each page that scrolling loads. */}
          <span
            role="status"
            aria-live={isLoadingAll || isComplete ? 'polite' : 'off'}
            aria-busy={isLoadingAll}
            id={progressName}
            ref={count}
            tabIndex={-1}
          >
            {countText(loaded, isComplete, total)}
          </span>{' '}
          <span role="status">
            {view.within.trim() !== '' && (
              <Translate id="admin.users.count.within" values={{count: found.toLocaleString()}}>
                {'Loaded accounts that contain the text: {count}.'}
              </Translate>
            )}
          </span>
        </p>
        {!isComplete && (
          <p className={own.note}>
            <Translate id="admin.users.order">
              The service lists accounts in an order of its own. Load all to sort them.
            </Translate>
          </p>
        )}
      </div>
      {isLoadingAll && (
        <progress
          aria-labelledby={progressName}
          {...(total && {value: Math.min(loaded, total), max: total})}
        />
      )}
      {!isComplete && (
        <SmallButton onClick={isLoadingAll ? list.stop : () => void list.loadAll()}>
          {isLoadingAll ? (
            <Translate id="admin.users.stop">Stop</Translate>
          ) : (
            <Translate id="admin.users.loadAll">Load all</Translate>
          )}
        </SmallButton>
      )}
    </div>
  );
}

function countText(loaded: number, isComplete: boolean, total: number | undefined): string {
  const count = loaded.toLocaleString();
  if (isComplete)
    return translate({id: 'admin.users.count.all', message: 'Accounts found: {count}.'}, {count});
  return total === undefined
    ? translate({id: 'admin.users.count.first', message: 'First {count} accounts.'}, {count})
    : translate(
        {id: 'admin.users.count.firstOf', message: 'First {count} of about {total} accounts.'},
        {count, total: total.toLocaleString()},
      );
}

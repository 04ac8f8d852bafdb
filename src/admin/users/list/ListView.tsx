import Translate from '@docusaurus/Translate';
import {downloadFile} from '@site/src/components/download/downloadFile';
import hiddenStyles from '@site/src/components/hidden.module.css';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useMemo, type RefObject} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import type {Loaded} from '../../shared/useLoaded';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {BulkBar} from '../bulk/BulkBar';
import {InviteForm} from '../invite/InviteForm';
import {InviteMany} from '../invite/InviteMany';
import {WorkBar} from '../work/WorkBar';
import {listedPeople} from './listedPeople';
import {ListStatus} from './ListStatus';
import {peopleCsv} from './peopleCsv';
import type {PeopleList, PeopleState} from './peopleList';
import {PeopleTable} from './PeopleTable';
import {QueryBar} from './QueryBar';
import {SelectionBar} from './SelectionBar';
import type {Ticked} from './useTicked';
import own from './list.module.css';

interface Props {
  readonly view: UsersView;
  readonly addressOf: (patch: Partial<UsersView>) => string;
  readonly change: (patch: Partial<UsersView>, how?: {readonly isTyped?: boolean}) => void;
  readonly state: PeopleState;
  readonly list: PeopleList;
  readonly groups: Loaded<readonly string[]>;
  readonly estimate: number | undefined;
  readonly ticked: Ticked;
  readonly tick: (people: readonly Person[], isTicked: boolean) => void;
  readonly clear: () => void;
  readonly offset: RefObject<number>;
  /** Gets the focus when the reader comes back from a person, or dismisses what stood above the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Search, what can be done with the people found, and the table. */
export function ListView(props: Props) {
  const {view, addressOf, change, state, list, groups, estimate, ticked, tick, clear, offset, heading} =
    props;
  const {people, isComplete, isLoading, error} = state;
  const {within, sort, isDescending} = view;
  const listed = useMemo(
    () => listedPeople(people, {within, sort, isDescending}, isComplete),
    [people, within, sort, isDescending, isComplete],
  );
  const saved = ticked.size > 0 ? [...ticked.values()] : listed;
  const search = (query: UsersView['query']) => {
    // The same search again is a wish for newer rows.
    if (query.by === view.query.by && query.text === view.query.text) void list.reload();
    else change({query, within: ''});
  };
  return (
    <>
      <h2 className={hiddenStyles.hidden} ref={heading} tabIndex={-1}>
        <Translate id="admin.users.all">All accounts</Translate>
      </h2>
      <div className={own.tools}>
        <QueryBar query={view.query} groups={groups} search={search} />
        <InviteForm onInvited={() => void list.reload()} />
        <InviteMany />
      </div>
      {view.query.by === 'group' && (
        <p className={own.note}>
          <Translate id="admin.users.groupAlone">
            The service lists the members of a group without any other filter.
          </Translate>
        </p>
      )}
      <ListStatus
        view={view}
        change={change}
        state={state}
        list={list}
        estimate={estimate}
        found={listed.length}
      />
      <WorkBar onDismissed={() => heading.current?.focus()} />
      <SelectionBar ticked={ticked.size} clear={clear}>
        <BulkBar view={view} ticked={ticked} people={people} groups={groups} />
        <SmallButton
          isDisabled={saved.length === 0}
          onClick={() => downloadFile('accounts.csv', 'text/csv', peopleCsv(saved))}
        >
          <Translate id="admin.users.csv" values={{count: saved.length.toLocaleString()}}>
            {'Save as CSV ({count})'}
          </Translate>
        </SmallButton>
      </SelectionBar>
      {error !== undefined && (
        <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void list.again()} />
      )}
      {people.length === 0 && !isComplete && error === undefined && <Loading />}
      {isComplete && listed.length === 0 && (
        <p role="status">
          <Translate id="admin.users.none">No account matches this search.</Translate>
        </p>
      )}
      {people.length > 0 && (
        <PeopleTable
          people={listed}
          view={view}
          addressOf={addressOf}
          change={change}
          ticked={ticked}
          tick={tick}
          isComplete={isComplete}
          offset={offset}
          // After a failure the reader says when to go on; a search within the list does not load the pool.
          isLoading={isLoading || error !== undefined || within.trim() !== ''}
          more={list.more}
        />
      )}
    </>
  );
}

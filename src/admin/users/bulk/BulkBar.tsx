import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import type {Loaded} from '../../shared/useLoaded';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {BulkDialog} from './BulkDialog';

interface Props {
  readonly ticked: ReadonlyMap<string, Person>;
  /** Those that the list shows: what it knows of a ticked person is newer than the tick. */
  readonly people: readonly Person[];
  /** What the list is filtered by. */
  readonly view: Pick<UsersView, 'query' | 'within'>;
  readonly groups: Loaded<readonly string[]>;
}

/** Opens the dialog in which many accounts are changed: those that are ticked, or all that the filter finds. */
export function BulkBar({ticked, people, view, groups}: Props) {
  const [isOpen, setOpen] = useState(false);
  const listed = new Map(people.map((person) => [person.username, person]));
  const selected = [...ticked.values()].map((person) => listed.get(person.username) ?? person);
  return (
    <>
      <SmallButton onClick={() => setOpen(true)}>
        <Translate id="admin.bulk.open">Change many accounts</Translate>
      </SmallButton>
      {isOpen && (
        <BulkDialog selected={selected} view={view} groups={groups} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

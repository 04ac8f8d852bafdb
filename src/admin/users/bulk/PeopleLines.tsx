import type {Person} from '../../userPool/people';
import {Folded} from '../work/Folded';

interface Props {
  readonly title: string;
  readonly entries: readonly {readonly person: Person; readonly reason?: string}[];
  readonly isOpen?: boolean;
}

/** People of a preview and why they are there, under a title that folds them; nothing for nobody. */
export function PeopleLines({title, entries, isOpen}: Props) {
  return (
    <Folded
      title={title}
      isOpen={isOpen}
      entries={entries.map(({person: {username, email, name}, reason}) => ({
        key: username,
        head: email || username,
        text: reason ?? name,
      }))}
    />
  );
}

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import {useCallback, useState, type ReactNode} from 'react';
import {TableHead} from '../../shared/virtual-table/TableHead';
import {VirtualTable} from '../../shared/virtual-table/VirtualTable';
import type {Person} from '../../userPool/people';
import {usersAddress} from '../../userPool/usersView';
import styles from '../overview.module.css';

interface Props {
  readonly title: string;
  readonly people: readonly Person[];
  /** What the people have in common, and what can be done. */
  readonly children: ReactNode;
  /** One more column. */
  readonly more?: {readonly title: string; readonly cell: (person: Person) => ReactNode};
  /** Told of the usernames of the rows in sight, and of none when it is folded. Must be stable. */
  readonly see?: (usernames: readonly string[]) => void;
}

/** People that no query of the user pool lists, behind their number. */
export function PeopleFold({title, people, children, more, see}: Props) {
  const [isOpen, setOpen] = useState(false);
  const seeRows = useCallback(
    (first: number, end: number) => see?.(people.slice(first, end).map(({username}) => username)),
    [see, people],
  );
  const titles = [
    translate({id: 'admin.newest.name', message: 'Name'}),
    translate({id: 'admin.newest.email', message: 'Email'}),
    translate({id: 'admin.newest.created', message: 'Created'}),
    ...(more ? [more.title] : []),
  ];
  return (
    <details
      className={styles.fold}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
        if (!currentTarget.open) see?.([]);
      }}
    >
      <summary>{title}</summary>
      <p>{children}</p>
      {isOpen && people.length > 0 && (
        <VirtualTable
          label={title}
          head={<TableHead columns={titles.map((each) => ({id: each, title: each}))} />}
          count={people.length}
          row={(index) => {
            const person = people[index];
            return person && <Row key={person.username} person={person} index={index} more={more} />;
          }}
          see={seeRows}
        />
      )}
    </details>
  );
}

interface RowProps {
  readonly person: Person;
  readonly index: number;
  readonly more: Props['more'];
}

function Row({person, index, more}: RowProps) {
  const {username, name, email, createdAt} = person;
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        <Link to={usersAddress({person: username})}>{name || username}</Link>
      </th>
      <td>{email}</td>
      <td>{createdAt && <Moment at={createdAt.getTime()} />}</td>
      {more && <td>{more.cell(person)}</td>}
    </tr>
  );
}

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import styles from '../shared/admin.module.css';
import {PersonStatus} from '../shared/PersonStatus';
import type {Person} from '../userPool/people';
import {usersAddress} from '../userPool/usersView';

interface Props {
  readonly people: readonly Person[];
}

/** Who came last. */
export function NewestPeople({people}: Props) {
  const title = translate({id: 'admin.newest.title', message: 'Newest accounts'});
  return (
    <ScrollTable className={styles.table} label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="admin.newest.name">Name</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.newest.email">Email</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.newest.status">Status</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.newest.created">Created</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.username}>
            <th scope="row">
              <Link to={usersAddress({person: person.username})}>{person.name || person.username}</Link>
            </th>
            <td>{person.email}</td>
            <td>
              <PersonStatus person={person} />
            </td>
            <td>{person.createdAt && <Moment at={person.createdAt.getTime()} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

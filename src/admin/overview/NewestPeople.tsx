import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import styles from '../shared/admin.module.css';
import {statusWords} from '../userPool/statusWords';
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
        {people.map(({username, name, email, status, isEnabled, createdAt}) => (
          <tr key={username}>
            <th scope="row">
              <Link to={usersAddress({person: username})}>{name || username}</Link>
            </th>
            <td>{email}</td>
            <td>
              {statusWords(status)}
              {!isEnabled && (
                <>
                  {' · '}
                  <Translate id="admin.newest.disabled">disabled</Translate>
                </>
              )}
            </td>
            <td>{createdAt && <Moment at={createdAt.getTime()} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

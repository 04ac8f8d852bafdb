import Translate from '@docusaurus/Translate';
import styles from '../admin.module.css';
import {statusWords} from '../statusWords';
import type {Person} from '../userPool/person';

interface Props {
  readonly people: readonly Person[];
}

/** Who came last. */
export function NewestPeople({people}: Props) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="newest-people">
      <table className={styles.table}>
        <caption id="newest-people">
          <Translate id="admin.newest.title">Newest accounts</Translate>
        </caption>
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
              <th scope="row">{name || username}</th>
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
              <td>
                {createdAt && <time dateTime={createdAt.toISOString()}>{createdAt.toLocaleString()}</time>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import type {PersonDetails} from '../../userPool/people';
import {PersonStatus} from '../../shared/PersonStatus';
import {factorWords} from './factorWords';
import own from './person.module.css';

interface Props {
  readonly person: PersonDetails;
}

/** What the user pool tells of an account. It keeps no history beyond these two moments. */
export function PersonFacts({person}: Props) {
  const {email, username, createdAt, modifiedAt, factors} = person;
  return (
    <dl className={own.facts}>
      <dt>
        <Translate id="admin.users.column.email">Email address</Translate>
      </dt>
      <dd>{email}</dd>
      <dt>
        <Translate id="admin.users.column.status">Status</Translate>
      </dt>
      <dd>
        <PersonStatus person={person} />
      </dd>
      <dt>
        <Translate id="admin.users.factor">Second factor</Translate>
      </dt>
      <dd>
        {factors.length > 0 ? (
          factors.map(factorWords).join(', ')
        ) : (
          <Translate id="admin.users.factor.none">None</Translate>
        )}
      </dd>
      <dt>
        <Translate id="admin.users.column.created">Created</Translate>
      </dt>
      <dd>{createdAt && <Moment at={createdAt.getTime()} />}</dd>
      <dt>
        <Translate id="admin.users.column.modified">Last changed</Translate>
      </dt>
      <dd>{modifiedAt && <Moment at={modifiedAt.getTime()} />}</dd>
      <dt>
        <Translate id="admin.users.username">Username</Translate>
      </dt>
      <dd>
        <code>{username}</code>
      </dd>
    </dl>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useCallback, useEffect, type Ref} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded, type Loaded} from '../../shared/useLoaded';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import {getPerson, type Person} from '../../userPool/people';
import {AccountActions} from './AccountActions';
import {Memberships} from './Memberships';
import {PersonFacts} from './PersonFacts';
import {PersonKeys} from './PersonKeys';
import {ViewAsPerson} from './ViewAsPerson';
import own from './person.module.css';

interface Props {
  readonly username: string;
  /** The groups of the pool. */
  readonly groups: Loaded<readonly string[]>;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly close: () => void;
  /** Told what the service says now of the person. Must be stable. */
  readonly onLoaded: (person: Person) => void;
  readonly onDeleted: () => void;
}

/** One person: what the service tells of the account, and what can be changed of it. */
export function PersonView({username, groups, heading, close, onLoaded, onDeleted}: Props) {
  const load = useCallback(() => getPerson(username), [username]);
  const {value: person, error, reload} = useLoaded(load);
  useEffect(() => {
    if (person) onLoaded(person);
  }, [person, onLoaded]);
  return (
    <section aria-labelledby="person-name">
      <p className={own.back}>
        <SmallButton onClick={close}>
          <span aria-hidden="true">← </span>
          <Translate id="admin.users.back">All accounts</Translate>
        </SmallButton>
      </p>
      <h2 id="person-name" ref={heading} tabIndex={-1} className={own.heading}>
        {person ? person.name || person.email || username : username}
      </h2>
      {error !== undefined && (
        <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void reload()} />
      )}
      {!person && error === undefined && <Loading />}
      {person && (
        <>
          <PersonFacts person={person} />
          <p>
            <ViewAsPerson username={username} />
          </p>
          <Memberships person={person} groups={groups} />
          <PersonKeys username={username} />
          <h3 className={own.actionsTitle}>{translate({id: 'admin.users.account', message: 'Account'})}</h3>
          <AccountActions person={person} onChanged={() => void reload()} onDeleted={onDeleted} />
        </>
      )}
    </section>
  );
}

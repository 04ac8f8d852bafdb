import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {statusWords} from '../userPool/statusWords';
import type {Person} from '../userPool/people';
import {AccountActions} from './AccountActions';
import {Memberships} from './Memberships';
import {PersonKeys} from './PersonKeys';
import own from './users.module.css';

interface Props {
  readonly person: Person;
  /** All groups of the pool. */
  readonly groups: readonly string[];
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

/** One person; opened, what can be changed of them. */
export function PersonRow({person, groups, isTicked, tick, onChanged, onDeleted}: Props) {
  const [isOpen, setOpen] = useState(false);
  const {username, name, email, status, isEnabled} = person;
  return (
    <li className={own.person}>
      <input
        type="checkbox"
        aria-label={translate({id: 'admin.users.tick', message: 'Select {name}'}, {name: name || email})}
        checked={isTicked}
        onChange={({target}) => tick(target.checked)}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={own.summary}>
          <span className={own.name}>{name || username}</span>
          <span className={own.email}>{email}</span>
          <span className={own.status}>
            {statusWords(status)}
            {!isEnabled && (
              <strong>
                {' · '}
                <Translate id="admin.users.disabled">disabled</Translate>
              </strong>
            )}
          </span>
        </summary>
        {isOpen && (
          <div className={own.opened}>
            <Memberships person={person} groups={groups} />
            <PersonKeys username={username} />
            <AccountActions person={person} onChanged={onChanged} onDeleted={onDeleted} />
          </div>
        )}
      </details>
    </li>
  );
}

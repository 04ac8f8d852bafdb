import {usePieces} from '@site/src/components/list-row/usePieces';
import type {Person} from '../../userPool/people';
import own from './bulk.module.css';

interface Props {
  readonly title: string;
  readonly entries: readonly {readonly person: Person; readonly reason?: string}[];
  readonly isOpen?: boolean;
}

/** People of a preview and why they are there, under a title that folds them; nothing for nobody. */
export function PeopleLines({title, entries, isOpen = false}: Props) {
  const {shown, more} = usePieces(entries);
  if (entries.length === 0) return null;
  return (
    <details className={own.lines} open={isOpen}>
      <summary>{`${title} (${entries.length})`}</summary>
      <ul>
        {shown.map(({person: {username, email, name}, reason}) => (
          <li key={username}>
            <span>{email || username}</span>
            <span className={own.reason}>{reason ?? name}</span>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}

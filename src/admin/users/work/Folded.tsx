import {usePieces} from '@site/src/components/list-row/usePieces';
import type {ReactNode} from 'react';
import own from './work.module.css';

interface Props {
  readonly title: string;
  readonly entries: readonly {readonly key: string; readonly head: ReactNode; readonly text: string}[];
  readonly isOpen?: boolean | undefined;
}

/** A list of any length under a title that folds it and counts it; nothing for an empty one. */
export function Folded({title, entries, isOpen = false}: Props) {
  const {shown, more} = usePieces(entries);
  if (entries.length === 0) return null;
  return (
    <details className={own.folded} open={isOpen}>
      <summary>{`${title} (${entries.length})`}</summary>
      <ul className={own.results}>
        {shown.map(({key, head, text}) => (
          <li key={key}>
            <span className={own.who}>{head}</span>
            <span className={own.result}>{text}</span>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}

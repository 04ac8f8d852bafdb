import type {ReactNode} from 'react';
import {useOneStop} from './useOneStop';

interface Props {
  /** Where the heading before it does not name it. */
  readonly label?: string | undefined;
  /** Whether the order of its rows says something. */
  readonly isOrdered?: boolean;
  /** Whether the rows lie side by side. */
  readonly isHorizontal?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list of rows with buttons or links: one stop of the Tab key, and arrow keys within. */
export function RowList({label, isOrdered = false, isHorizontal = false, className, children}: Props) {
  const {ref, ...handlers} = useOneStop<HTMLOListElement & HTMLUListElement>({isHorizontal});
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List ref={ref} className={className} aria-label={label} {...handlers}>
      {children}
    </List>
  );
}

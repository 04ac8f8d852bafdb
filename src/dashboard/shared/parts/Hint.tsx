import type {ReactNode} from 'react';
import styles from './parts.module.css';

interface Props {
  readonly children: ReactNode;
  /** Whether a screen reader interrupts for it. */
  readonly isAlert?: boolean;
}

/** A remark of a panel: why a list is empty, what a picture leaves out. */
export function Hint({children, isAlert = false}: Props) {
  return (
    <p className={styles.hint} role={isAlert ? 'alert' : undefined}>
      {children}
    </p>
  );
}

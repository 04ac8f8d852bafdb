import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './card.module.css';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One subject of a page under its heading. */
export function Card({title, isWide = false, children}: Props) {
  const id = useId();
  return (
    <section className={clsx(styles.card, isWide && styles.wide)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

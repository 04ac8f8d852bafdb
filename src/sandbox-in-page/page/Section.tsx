import type {ReactNode} from 'react';
import styles from './sandboxPage.module.css';

interface Props {
  readonly id: string;
  readonly heading: ReactNode;
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** One side of the sandbox, and what went wrong with it last. */
export function Section({id, heading, failure, children}: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}

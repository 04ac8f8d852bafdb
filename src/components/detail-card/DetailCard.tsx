import {IconButton} from '../icon-button/IconButton';
import {useId, type ReactNode} from 'react';
import styles from './detailCard.module.css';

interface Props {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Names the button that closes it. */
  readonly closeName: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** What is known of the one thing that is selected in a list or on a map. */
export function DetailCard({title, subtitle, closeName, close, children}: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <IconButton isQuiet name={closeName} path="m4 4 8 8M12 4l-8 8" onClick={close} />
      </header>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  );
}

interface ChildrenProps {
  readonly children: ReactNode;
}

/** Around {@link Fact}s. */
export function Facts({children}: ChildrenProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps extends ChildrenProps {
  readonly title: ReactNode;
}

/** A name and its value. */
export function Fact({title, children}: FactProps) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Around the buttons of a card. */
export function CardActions({children}: ChildrenProps) {
  return <div className={styles.actions}>{children}</div>;
}

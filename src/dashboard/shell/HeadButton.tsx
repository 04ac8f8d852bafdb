import styles from './shell.module.css';

interface Props {
  readonly name: string;
  /** What is drawn, on a square of 16 units. */
  readonly path: string;
  readonly onClick: () => void;
  /** For a button that stays down. */
  readonly isPressed?: boolean;
}

/** A quiet button in the head of the column. */
export function HeadButton({name, path, onClick, isPressed}: Props) {
  return (
    <button
      type="button"
      className={styles.headButton}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

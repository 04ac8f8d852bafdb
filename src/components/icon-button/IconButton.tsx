import clsx from 'clsx';
import styles from './iconButton.module.css';

interface Props {
  /** Said by screen readers, and beside the pointer. */
  readonly name: string;
  /** What is drawn, on a square of 16 units. */
  readonly path: string;
  readonly onClick: () => void;
  readonly className?: string | undefined;
}

/** A small button that is a picture; its name is there for everybody all the same. */
export function IconButton({name, path, onClick, className}: Props) {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

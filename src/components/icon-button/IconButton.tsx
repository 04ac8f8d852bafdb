import clsx from 'clsx';
import styles from './iconButton.module.css';

interface Props {
  /** Said by screen readers, and beside the pointer. */
  readonly name: string;
  /** What is drawn, on a square of 16 units. */
  readonly path: string;
  readonly onClick: () => void;
  /** For a button that stays down. */
  readonly isPressed?: boolean | undefined;
  /** For a button that opens something beside it. */
  readonly isExpanded?: boolean | undefined;
  /** Smaller and without a frame: in a headline. */
  readonly isQuiet?: boolean;
  readonly className?: string | undefined;
}

/** A small button that is a picture; its name is there for everybody all the same. */
export function IconButton({name, path, onClick, isPressed, isExpanded, isQuiet = false, className}: Props) {
  return (
    <button
      type="button"
      className={clsx(styles.button, isQuiet && styles.quiet, className)}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

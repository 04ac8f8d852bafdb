import Link from '@docusaurus/Link';
import type {ReactNode, Ref} from 'react';
import styles from './smallButton.module.css';

interface Props {
  readonly children: ReactNode;
  /** What it is called where its words do not say which thing they are about; it begins with them. */
  readonly name?: string | undefined;
  /** The element that says more about the thing. */
  readonly describedBy?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Makes it a link. */
  readonly to?: string | undefined;
  /** For a button that stays down. */
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** For a button that folds something. */
  readonly isExpanded?: boolean | undefined;
  /** The button itself, where the focus is led back to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** For other components that are a button of this look. */
export const smallButton = styles.button;

/** For a field that takes a file as soon as it is chosen; its button has this look. */
export const fileField = styles.file;

/** A button for dense places: cards, lists, bars. */
export function SmallButton({
  children,
  name,
  describedBy,
  onClick,
  to,
  isPressed,
  isDisabled,
  isExpanded,
  ref,
}: Props) {
  if (to !== undefined)
    return (
      <Link className={smallButton} to={to} onClick={onClick}>
        {children}
      </Link>
    );
  return (
    <button
      ref={ref}
      type="button"
      className={smallButton}
      aria-label={name}
      aria-describedby={describedBy}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

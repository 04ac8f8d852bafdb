import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './listRow.module.css';

export interface ListRowProps {
  readonly isSelected: boolean;
  /** Whether its twin on a map is under the pointer. */
  readonly isHovered: boolean;
  /** Selects the row, or nothing when it was selected. */
  readonly toggle: () => void;
  readonly hover: (isOver: boolean) => void;
  /** How its parts are laid out. */
  readonly className?: string | undefined;
  /** Buttons beside it, which the right arrow key leads to. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a list that stands on a map, too: chosen by a click, marked there by pointer and focus. */
export function ListRow({isSelected, isHovered, toggle, hover, className, actions, children}: ListRowProps) {
  return (
    <li className={clsx(actions && styles.acted)}>
      <button
        type="button"
        className={clsx(styles.row, isHovered && styles.hovered, className)}
        aria-pressed={isSelected}
        onClick={toggle}
        onMouseEnter={() => hover(true)}
        onMouseLeave={() => hover(false)}
        onFocus={() => hover(true)}
        onBlur={() => hover(false)}
      >
        {children}
      </button>
      {actions}
    </li>
  );
}

import type {ReactNode} from 'react';
import styles from './forms.module.css';

interface Props {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that opens another form and is styled as a link. */
export function StepLink({onClick, children}: Props) {
  return (
    <button type="button" className={styles.stepLink} onClick={onClick}>
      {children}
    </button>
  );
}

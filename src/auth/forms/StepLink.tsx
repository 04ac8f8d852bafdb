import type {ReactNode} from 'react';
import styles from './forms.module.css';

/** A button that leads to another form and looks like a link. */
export function StepLink({onClick, children}: {readonly onClick: () => void; readonly children: ReactNode}) {
  return (
    <button type="button" className={styles.stepLink} onClick={onClick}>
      {children}
    </button>
  );
}

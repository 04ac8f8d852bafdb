import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './form.module.css';

/** A message of the whole form, read out as soon as it appears. */
export function FormAlert({kind, children}: {readonly kind: 'error' | 'info'; readonly children: ReactNode}) {
  return (
    <div className={clsx(styles.alert, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './form.module.css';

interface Props {
  readonly kind: 'error' | 'info';
  readonly children: ReactNode;
}

/** A message of the whole form, read out as soon as it appears. */
export function FormAlert({kind, children}: Props) {
  return (
    <div className={clsx(styles.alert, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

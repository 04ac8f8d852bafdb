import ErrorExplanation from '@theme/ErrorExplanation';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './form.module.css';

interface Props {
  readonly kind: 'error' | 'info';
  readonly children: ReactNode;
}

/** A message of the whole form, read out as soon as it appears. An error that a page is about is explained. */
export function FormAlert({kind, children}: Props) {
  return (
    <div className={clsx(styles.alert, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      {children}{' '}
      {kind === 'error' && typeof children === 'string' && (
        <ErrorExplanation response={{status: undefined, body: children}} isBrief />
      )}
    </div>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './method.module.css';

/** The method of an operation, in its colour. @param method in lower case, as a contract writes it */
export function MethodBadge({method}: {method: string}): ReactNode {
  return <span className={clsx(styles.badge, styles[method])}>{method.toUpperCase()}</span>;
}

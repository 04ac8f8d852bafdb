import clsx from 'clsx';
import {ownValue} from '@site/src/base/ownValue';
import styles from './method.module.css';

interface Props {
  readonly method: string;
}

/** The method of an operation, in its colour. @param method in lower case, as a contract writes it */
export function MethodBadge({method}: Props) {
  return <span className={clsx(styles.badge, ownValue(styles, method))}>{method.toUpperCase()}</span>;
}

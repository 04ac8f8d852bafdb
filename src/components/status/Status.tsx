import clsx from 'clsx';
import {statusText} from './statusText';
import styles from './status.module.css';

interface Props {
  readonly status: string;
}

/** A status with its name, marked as success or error by colour and by its first digit. */
export function Status({status}: Props) {
  const kind = status.startsWith('2') ? styles.success : styles.error;
  return (
    <span className={clsx(styles.status, kind)}>
      {status} <span className={styles.text}>{statusText(status)}</span>
    </span>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './form.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Sends the form. Busy, it stays focusable, so that the keyboard focus is not lost. */
export function SubmitButton({isBusy, children}: Props) {
  return (
    <button
      type="submit"
      className={clsx('button button--primary', styles.submit)}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

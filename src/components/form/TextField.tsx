import clsx from 'clsx';
import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './form.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  readonly label: string;
  /** What is wrong with the value, and what to do. */
  readonly error?: string | undefined;
  /** Help that is always there, under the field. */
  readonly hint?: ReactNode;
  /** Id of a text beside the field that is needed to fill it in. */
  readonly describedBy?: string | undefined;
  /** A control inside the field's right edge. */
  readonly adornment?: ReactNode;
}

/** An input with its label, hint and message tied together for assistive technology. */
export function TextField({label, error, hint, describedBy, adornment, className, ...input}: TextFieldProps) {
  const id = useId();
  // In the order in which they are needed: a long hint would delay what is wrong.
  const descriptions = [error && `${id}-error`, describedBy, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={clsx(styles.input, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
        {adornment}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

import {useState} from 'react';
import styles from '../fields/fields.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Keys of the other rows. */
  readonly taken: readonly string[];
  readonly onChange: (key: string) => void;
}

/** The key of a row. On the way to a longer one it may equal another row's; it is written once it no longer does. */
export function KeyInput({label, value, taken, onChange}: Props) {
  const [typed, setTyped] = useState<string>();
  const isTaken = typed !== undefined && taken.includes(typed);
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isTaken}
      value={isTaken ? typed : value}
      onChange={({target}) => {
        setTyped(target.value);
        if (!taken.includes(target.value)) onChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

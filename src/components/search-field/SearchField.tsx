import {useId} from 'react';
import styles from './searchField.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** How much was found, in words. */
  readonly status: string;
}

/** Narrows a list; it stays in sight while the list scrolls. */
export function SearchField({label, placeholder, value, change, status}: Props) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={({target}) => change(target.value)}
      />
      <span role="status">{status}</span>
    </div>
  );
}

import {useEffect, useId, useRef, useState} from 'react';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly type: 'search' | 'date' | 'number';
  readonly value: string;
  readonly change: (value: string) => void;
}

/** Whoever types rests after a word: only then thousands of rows are searched, and the address changes. */
const REST_MS = 250;

/** A filter that is typed. */
export function FilterField({label, type, value, change}: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address was changed elsewhere, such as by Back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const write = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text);
      change(text);
    }, REST_MS);
  };
  return (
    <div className={styles.field} data-type={type}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={typed} onChange={({target}) => write(target.value)} />
    </div>
  );
}

import {useEffect, useId, useRef, useState} from 'react';
import styles from './filterField.module.css';

interface Props {
  readonly label: string;
  readonly type: 'search' | 'date' | 'number';
  readonly value: string;
  readonly change: (value: string) => void;
  /** Another number whenever all filters have been cleared: what is being typed is then dropped. */
  readonly clears: number;
}

/** Whoever types rests after a word: only then thousands of rows are searched, and the address changes. */
const REST_MS = 250;

/** A filter that is typed. */
export function FilterField({label, type, value, change, clears}: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState({value, clears});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
  }, [clears]);
  // Whoever opens a plan right after typing finds the filter again on the way back.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.();
    },
    [],
  );
  // The address was changed elsewhere, such as by Back.
  if (value !== known.value || clears !== known.clears) {
    setKnown({value, clears});
    setTyped(value);
  }
  const write = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    pending.current = () => {
      pending.current = undefined;
      setKnown({value: text, clears});
      change(text);
    };
    timer.current = setTimeout(pending.current, REST_MS);
  };
  return (
    <div className={styles.field} data-type={type}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={typed} onChange={({target}) => write(target.value)} />
    </div>
  );
}

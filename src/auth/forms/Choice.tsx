import type {ReactNode} from 'react';
import styles from './forms.module.css';

interface Props {
  readonly name: string;
  readonly legend: ReactNode;
  /** What each value says. */
  readonly labels: ReadonlyMap<string, string>;
}

/** One of a few things, the first of which is chosen. */
export function Choice({name, legend, labels}: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[...labels].map(([value, label], index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

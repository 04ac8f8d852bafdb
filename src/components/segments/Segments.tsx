import {useId} from 'react';
import styles from './segments.module.css';

interface Props<Choice extends string> {
  /** Names the choice for those who do not see it. */
  readonly label: string;
  readonly options: readonly {readonly value: Choice; readonly name: string; readonly disabled?: boolean}[];
  readonly value: Choice;
  readonly choose: (value: Choice) => void;
}

/** A choice of one among a few, side by side: radio buttons styled as a switch. */
export function Segments<Choice extends string>({label, options, value, choose}: Props<Choice>) {
  const group = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            checked={value === option.value}
            disabled={option.disabled ?? false}
            onChange={() => choose(option.value)}
          />
          {option.name}
        </label>
      ))}
    </div>
  );
}

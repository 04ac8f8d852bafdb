import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import styles from './choice.module.css';

interface Props {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly choose: (value: string) => void;
  /** Whether nothing may be chosen: the empty value. A text says what that means. */
  readonly hasAny?: boolean | string;
}

/** One of several values, chosen from a list. */
export function Choice({label, options, value, choose, hasAny = false}: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => choose(target.value)}>
        {hasAny && (
          <option value="">{hasAny === true ? translate({id: 'choice.any', message: 'Any'}) : hasAny}</option>
        )}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

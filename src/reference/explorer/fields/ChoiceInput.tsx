import {valueText} from '@site/src/openapi/document/valueText';
import styles from './fields.module.css';
import {listOf, type InputProps} from './types';

/** Any number of the values that the contract lists; they are sent in its order. */
export function ChoiceInput({schema, value, onChange, id, label, describedBy}: InputProps) {
  const chosen = listOf(value);
  const values = (schema.enum ?? []).map(valueText);
  const toggle = (each: string, isOn: boolean): void =>
    onChange(values.filter((other) => (other === each ? isOn : chosen.includes(other))));
  return (
    <div className={styles.choices} role="group" aria-label={label} aria-describedby={describedBy}>
      {values.map((each, index) => (
        <label key={each} className={styles.choice}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(each)}
            onChange={(event) => toggle(each, event.target.checked)}
          />
          {each}
        </label>
      ))}
    </div>
  );
}

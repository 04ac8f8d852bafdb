import {typeOf} from '@site/src/openapi/document/sample';
import styles from './fields.module.css';
import {textOf, type InputProps} from './types';

/** A number with the schema's limits; the arrow keys step inside them. */
export function NumberInput(props: InputProps) {
  const {schema, value, onChange, required, id, invalid, describedBy, placeholder} = props;
  return (
    <input
      type="number"
      id={id}
      className={styles.input}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (typeOf(schema) === 'integer' ? 1 : 'any')}
      // A wheel over a focused number changes it unseen while one scrolls the column.
      onWheel={(event) => event.currentTarget.blur()}
      placeholder={placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      autoComplete="off"
    />
  );
}

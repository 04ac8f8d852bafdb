import {translate} from '@docusaurus/Translate';
import {valueText} from '@site/src/openapi/document/valueText';
import styles from './fields.module.css';
import {textOf, type InputProps} from './types';

/** One of the values that the contract lists; none, where the field may be left out. */
export function SelectInput({schema, value, onChange, required, id, invalid, describedBy}: InputProps) {
  return (
    <select
      id={id}
      className={styles.input}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      <option value="">
        {required
          ? translate({id: 'reference.field.choose', message: 'Choose…'})
          : translate({id: 'reference.field.leftOut', message: 'Not set'})}
      </option>
      {(schema.enum ?? []).map((each) => (
        <option key={valueText(each)} value={valueText(each)}>
          {valueText(each)}
        </option>
      ))}
    </select>
  );
}

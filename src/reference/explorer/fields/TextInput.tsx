import styles from './fields.module.css';
import {textOf, type InputProps} from './types';

export function TextInput({value, onChange, required, id, invalid, describedBy, placeholder}: InputProps) {
  return (
    <input
      type="text"
      id={id}
      className={styles.input}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

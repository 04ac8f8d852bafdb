import Translate from '@docusaurus/Translate';
import styles from './fields.module.css';
import {textOf, type InputProps} from './types';

/**
 * A checkbox. Untouched it shows what the service takes when nothing is sent, and sends nothing; the words beside it
 * always say which of the two it is.
 */
export function CheckInput({schema, value, onChange, required, id, invalid, describedBy}: InputProps) {
  const text = textOf(value);
  const isLeftOut = text === '';
  const checked = isLeftOut ? schema.default === true : text === 'true';
  return (
    <span className={styles.check}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onChange(String(event.target.checked))}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      />
      <span className={styles.hint}>
        {isLeftOut ? (
          <Translate id="reference.field.leftOut">Not set</Translate>
        ) : (
          <Translate id="reference.field.sent" values={{value: <code>{text}</code>}}>
            {'Sends {value}'}
          </Translate>
        )}
      </span>
      {!isLeftOut && !required && (
        <button type="button" className={styles.link} onClick={() => onChange('')}>
          <Translate id="reference.field.leaveOut">Leave out</Translate>
        </button>
      )}
    </span>
  );
}

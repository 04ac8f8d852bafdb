import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';
import styles from './fields.module.css';
import {TextInput} from './TextInput';
import {textOf, type InputProps} from './types';

/**
 * A date and time with an offset: as text, since it is often pasted, with the browser's own picker (in UTC) and the
 * present moment at hand.
 */
export function DateTimeInput(props: InputProps) {
  const {value, onChange, label} = props;
  const picker = useRef<HTMLInputElement>(null);
  const moment = Date.parse(textOf(value));
  return (
    <div className={styles.dateTime}>
      <TextInput {...props} placeholder={props.placeholder ?? '2026-07-14T18:00:00Z'} />
      <button
        type="button"
        className={styles.small}
        aria-label={translate({id: 'reference.field.pick', message: 'Pick {label} (UTC)'}, {label})}
        onClick={() => picker.current?.showPicker()}
      >
        <Translate id="reference.field.pickShort">Pick</Translate>
      </button>
      <button
        type="button"
        className={styles.small}
        aria-label={translate({id: 'reference.field.now', message: 'Set {label} to now'}, {label})}
        onClick={() => onChange(`${new Date().toISOString().slice(0, 19)}Z`)}
      >
        <Translate id="reference.field.nowShort">Now</Translate>
      </button>
      <input
        ref={picker}
        type="datetime-local"
        step={1}
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 19)}
        onChange={(event) => event.target.value && onChange(new Date(`${event.target.value}Z`).toISOString())}
      />
    </div>
  );
}

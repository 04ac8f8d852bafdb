import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';
import {flushSync} from 'react-dom';
import type {Schema} from '@site/src/openapi/document/types';
import styles from './fields.module.css';
import {NumberInput} from './NumberInput';
import {splitEntries} from './splitEntries';
import {TextInput} from './TextInput';
import {listOf, type InputProps} from './types';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import {typeOf} from '@site/src/openapi/document/sample';

type Props = InputProps & {
  /** The list's own schema; `schema` is that of its entries. */
  limits: Schema;
};

/** A list, one field for each entry. */
export function ListInput({value, onChange, limits, ...props}: Props) {
  const {id, label, schema, placeholder} = props;
  const entries = listOf(value);
  const shown = entries.length === 0 ? [''] : entries;
  const list = useRef<HTMLDivElement>(null);
  const set = (index: number, text: string): void => {
    const parts = splitEntries(text, schema);
    const next = shown.flatMap((each, other) => (other === index ? parts : [each]));
    if (parts.length < 2) {
      onChange(next);
      return;
    }
    // Typing goes on in the last of the new entries, with the very next key: they must be there before it comes.
    flushSync(() => onChange(next));
    list.current?.querySelectorAll<HTMLElement>('input')[index + parts.length - 1]?.focus();
  };
  useKeptFocus(list, shown.length);
  const Entry = typeOf(schema) === 'integer' || typeOf(schema) === 'number' ? NumberInput : TextInput;
  const names = {
    entry: translate({id: 'reference.field.entry', message: '{label}, value {number}'}),
    remove: translate({id: 'reference.field.remove', message: 'Remove value {number} of {label}'}),
  };
  const name = (words: string, index: number): string =>
    words.replace('{label}', label).replace('{number}', String(index + 1));
  return (
    <div ref={list} className={styles.list} role="group" aria-label={label}>
      {shown.map((entry, index) => (
        // Entries have no identity but their index.
        <div key={index} className={styles.entry}>
          <label className={styles.hidden} htmlFor={index === 0 ? id : `${id}-${index}`}>
            {name(names.entry, index)}
          </label>
          <Entry
            {...props}
            id={index === 0 ? id : `${id}-${index}`}
            value={entry}
            onChange={(text) => set(index, String(text))}
            placeholder={index === 0 ? placeholder : undefined}
          />
          {shown.length > 1 && (
            <button
              type="button"
              className={styles.remove}
              aria-label={name(names.remove, index)}
              onClick={() => onChange(shown.filter((_, other) => other !== index))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {shown.length < (limits.maxItems ?? Infinity) && (
        <button type="button" className={styles.link} onClick={() => onChange([...shown, ''])}>
          <Translate id="reference.field.add">Add a value</Translate>
        </button>
      )}
    </div>
  );
}

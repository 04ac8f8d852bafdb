import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef} from 'react';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import {exactNumber} from '@site/src/openapi/document/exactNumbers';
import type {Json, JsonObject, OperationDocument, Schema} from '@site/src/openapi/document/types';
import {formatFieldValue, parseFieldValue} from '@site/src/openapi/request/fieldValue';
import {typeText} from '../../schema/typeText';
import type {Violation} from '@site/src/openapi/validation/types';
import styles from '../fields/fields.module.css';
import {Violations} from '../fields/Violations';
import {textOf} from '../fields/types';
import {KeyInput} from './KeyInput';

interface Props {
  readonly name: string;
  readonly schema: Schema;
  readonly schemas: OperationDocument['schemas'];
  readonly required: boolean;
  readonly value: JsonObject | undefined;
  readonly onChange: (value: JsonObject | undefined) => void;
  readonly onLeave: () => void;
  readonly violations: readonly Violation[];
}

/** An object with keys of any name, one row for each. */
export function MapField({name, schema, schemas, required, value, onChange, onLeave, violations}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = Object.entries(value ?? {});
  useKeptFocus(list, rows.length);
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const write = (next: readonly (readonly [string, Json])[]): void =>
    onChange(next.length === 0 ? undefined : Object.fromEntries(next));
  const at = (index: number, row: readonly [string, Json]): void =>
    write(rows.map((each, other) => (other === index ? row : each)));
  const words = {
    key: translate({id: 'reference.map.key', message: '{name}, key {number}'}),
    value: translate({id: 'reference.map.value', message: '{name}, value of {key}'}),
    remove: translate({id: 'reference.map.remove', message: 'Remove {key} from {name}'}),
  };
  return (
    <div className={styles.field} onBlur={onLeave} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          <code>{name}</code>
        </span>{' '}
        <span className={styles.type}>{typeText(schema, schemas)}</span>{' '}
        {required && (
          <span className={styles.required}>
            {translate({id: 'reference.flag.required', message: 'required'})}
          </span>
        )}
      </div>
      <div ref={list} className={styles.list}>
        {rows.map(([key, each], index) => (
          // The key itself changes while it is typed: a row is identified by its index.
          <div key={index} className={styles.entry}>
            <KeyInput
              label={words.key.replace('{name}', name).replace('{number}', String(index + 1))}
              value={key}
              taken={rows.map(([other]) => other).filter((other) => other !== key)}
              onChange={(next) => at(index, [next, each])}
            />
            <input
              className={styles.input}
              aria-label={words.value.replace('{name}', name).replace('{key}', key)}
              value={textOf(formatFieldValue(each))}
              onChange={(event) =>
                at(index, [
                  key,
                  exactNumber(parseFieldValue(event.target.value, others, schemas), event.target.value),
                ])
              }
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove.replace('{key}', key).replace('{name}', name)}
              onClick={() => write(rows.filter((_, other) => other !== index))}
            >
              ×
            </button>
          </div>
        ))}
        <button type="button" className={styles.link} onClick={() => write([...rows, [freshKey(rows), '']])}>
          <Translate id="reference.map.add">Add a key</Translate>
        </button>
      </div>
      <Violations id={`${id}-violations`} violations={violations} value={undefined} />
    </div>
  );
}

/** A key that no row has: two rows of one key would become one. */
function freshKey(rows: readonly (readonly [string, Json])[]): string {
  const taken = new Set(rows.map(([key]) => key));
  let number = rows.length + 1;
  while (taken.has(`key${number}`)) number += 1;
  return `key${number}`;
}

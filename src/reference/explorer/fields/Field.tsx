import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {flattened} from '@site/src/openapi/document/composite';
import type {OperationDocument, Schema} from '@site/src/openapi/document/types';
import {formatFieldValue} from '@site/src/openapi/request/fieldValue';
import {isEmpty} from '@site/src/openapi/request/serialise';
import type {FieldValue} from '@site/src/openapi/request/types';
import {typeText} from '../../schema/typeText';
import type {Violation} from '@site/src/openapi/validation/types';
import styles from './fields.module.css';
import {Violations} from './Violations';
import {SchemaInput} from './SchemaInput';
import {textOf} from './types';

interface Props {
  readonly name: string;
  /** Tells the field from all others of the request: `query:limit`. */
  readonly fieldKey: string;
  readonly schema: Schema;
  readonly schemas: OperationDocument['schemas'];
  readonly required: boolean;
  readonly example: string | undefined;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  readonly onLeave: () => void;
  /** Stands under the input: another way to fill it in. */
  readonly aid?: ReactNode;
  /** Empty until they are to be shown. */
  readonly violations: readonly Violation[];
}

/** A named value with its input, what is taken when it is left out, and what is wrong with it. */
export function Field(props: Props) {
  const {name, fieldKey, schema, schemas, required, example, value, onChange, onLeave, aid, violations} =
    props;
  const id = useId();
  const {default: fallback} = flattened(schema, schemas);
  const hasDefault = fallback !== undefined && (value === undefined || isEmpty(value));
  const described = [hasDefault && `${id}-hint`, violations.length > 0 && `${id}-violations`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} onBlur={onLeave} data-invalid={violations.length > 0} data-field={fieldKey}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          <code>{name}</code>
        </label>{' '}
        <span className={styles.type}>{typeText(schema, schemas)}</span>{' '}
        {required && (
          <span className={styles.required}>
            {translate({id: 'reference.flag.required', message: 'required'})}
          </span>
        )}
      </div>
      <SchemaInput
        schema={schema}
        schemas={schemas}
        value={value}
        onChange={onChange}
        required={required}
        id={id}
        label={name}
        invalid={violations.length > 0}
        describedBy={described || undefined}
        placeholder={example}
      />
      {aid}
      {hasDefault && (
        <p id={`${id}-hint`} className={styles.hint}>
          <Translate
            id="reference.field.default"
            values={{value: <code>{textOf(formatFieldValue(fallback))}</code>}}
          >
            {'If left out, the service uses {value}.'}
          </Translate>
        </p>
      )}
      <Violations id={`${id}-violations`} violations={violations} value={value} />
    </div>
  );
}

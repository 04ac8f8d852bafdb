import type {ReactNode} from 'react';
import {dereferenced} from '@site/src/openapi/document/composite';
import type {Schema} from '@site/src/openapi/document/types';
import {useSchemas} from './context';
import {Flags} from './Flags';
import styles from './schema.module.css';
import {SchemaBody} from './SchemaBody';
import {TypeLabel} from './TypeLabel';

interface Props {
  /** Code for a name of the contract; words for what has no name, such as "any other key". */
  readonly name: ReactNode;
  readonly schema: Schema;
  readonly required?: boolean;
}

/** One named part of a value: its name, type and flags in a line, then what is said about it and its own parts. */
export function SchemaRow({name, schema, required = false}: Props) {
  const {schemas} = useSchemas();
  const {readOnly, writeOnly, deprecated} = dereferenced(schema, schemas);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span> <TypeLabel schema={schema} />{' '}
        <Flags required={required} readOnly={readOnly} writeOnly={writeOnly} deprecated={deprecated} />
      </div>
      <SchemaBody schema={schema} />
    </li>
  );
}

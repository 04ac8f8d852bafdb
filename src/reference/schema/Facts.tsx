import type {Schema} from '@site/src/openapi/document/types';
import {facts, type Fact} from './facts';
import styles from './schema.module.css';

interface Props {
  readonly schema: Schema;
}

/** The rules of a schema as a list, or nothing where it has none. */
export function Facts({schema}: Props) {
  return <FactList facts={facts(schema)} />;
}

interface FactListProps {
  readonly facts: readonly Fact[];
}

export function FactList({facts: rules}: FactListProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {rules.map(({label, values}) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          {values.map((value, index) => (
            // Values may repeat: a key needs the place as well.
            <span key={`${index} ${value}`}>
              {' '}
              <code>{value}</code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

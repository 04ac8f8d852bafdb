import type {Schema} from '@site/src/openapi/document/types';
import {rulesOf, type Rule} from './rules';
import styles from './schema.module.css';

interface Props {
  readonly schema: Schema;
}

/** The rules of a schema as a list, or nothing where it has none. */
export function Rules({schema}: Props) {
  return <RuleList rules={rulesOf(schema)} />;
}

interface RuleListProps {
  readonly rules: readonly Rule[];
}

export function RuleList({rules}: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {rules.map(({label, values}) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          {values.map((value, index) => (
            // Values may repeat: a key needs the index as well.
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

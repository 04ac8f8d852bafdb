import type {Schema} from '@site/src/openapi/document/types';
import {rulesOfAll, type Rule} from './rules';
import styles from './schema.module.css';

interface Props {
  /** The schemas that all hold for the value. */
  readonly parts: readonly Schema[];
}

/** The rules of schemas as a list, or nothing where they have none. */
export function Rules({parts}: Props) {
  return <RuleList rules={rulesOfAll(parts)} />;
}

interface RuleListProps {
  readonly rules: readonly Rule[];
}

export function RuleList({rules}: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {rules.map(({label, values}) => (
        // Two patterns may hold for one value: a label alone is no key.
        <li key={`${label} ${values.join(' ')}`}>
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

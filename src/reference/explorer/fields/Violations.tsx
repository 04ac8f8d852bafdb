import type {FieldValue} from '@site/src/openapi/request/types';
import type {Violation} from '@site/src/openapi/validation/types';
import styles from './fields.module.css';

interface Props {
  readonly id: string;
  readonly violations: readonly Violation[];
  readonly value: FieldValue | undefined;
}

/** What is wrong with a field; of a list, with which of its values. */
export function Violations({id, violations, value}: Props) {
  if (violations.length === 0) return null;
  const entries = typeof value === 'string' ? [] : (value ?? []).filter((entry) => entry !== '');
  return (
    <ul id={id} className={styles.violations}>
      {violations.map(({path, message}) => {
        const entry = entries[Number(path[0])];
        return (
          <li key={`${path.join('/')} ${message}`}>
            {entry !== undefined && <code>{entry}</code>} {message}
          </li>
        );
      })}
    </ul>
  );
}

import Translate from '@docusaurus/Translate';
import type {Json} from '@site/src/openapi/document/types';
import styles from '../fields/fields.module.css';

interface Props {
  readonly name: string;
  readonly value: Json | undefined;
}

/** A property that no field can hold: what it is, and where to change it. */
export function JsonProperty({name, value}: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label}>
          <code>{name}</code>
        </span>
      </div>
      <p className={styles.hint}>
        {value === undefined ? (
          <Translate id="reference.body.property.absent">Not set. You can add it in the JSON view.</Translate>
        ) : (
          <Translate id="reference.body.property.present">Set. You can change it in the JSON view.</Translate>
        )}
      </p>
    </div>
  );
}

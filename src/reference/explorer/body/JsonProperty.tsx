import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Json} from '@site/src/openapi/document/types';
import styles from '../fields/fields.module.css';

/** A property that no field can hold: what it is, and where to change it. */
export function JsonProperty({name, value}: {name: string; value: Json | undefined}): ReactNode {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label}>
          <code>{name}</code>
        </span>
      </div>
      <p className={styles.hint}>
        {value === undefined ? (
          <Translate id="reference.body.property.absent">
            Left out; it can be added in the JSON view.
          </Translate>
        ) : (
          <Translate id="reference.body.property.present">Set; it can be changed in the JSON view.</Translate>
        )}
      </p>
    </div>
  );
}

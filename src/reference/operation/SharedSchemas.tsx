import {ownValue} from '@site/src/base/ownValue';
import {SchemaContext, schemaAnchor, useSchemas} from '../schema/context';
import Schema from '@theme/Schema';
import styles from './operation.module.css';
import {headings} from './sections';

interface Props {
  readonly shared: readonly string[];
}

/** The schemas that the page uses more than once, each shown once. */
export function SharedSchemas({shared}: Props) {
  const context = useSchemas();
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">{headings().schemas}</h2>
      {shared.map((name) => (
        <section key={name} className={styles.schema} id={schemaAnchor(name)} aria-label={name}>
          <h3>{ownValue(context.schemas, name)?.title ?? name}</h3>
          <SchemaContext value={{...context, above: [name]}}>
            <Schema schema={ownValue(context.schemas, name) ?? {}} open />
          </SchemaContext>
        </section>
      ))}
    </section>
  );
}

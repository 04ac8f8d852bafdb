import Translate from '@docusaurus/Translate';
import {isNamed} from '@site/src/openapi/document/allOfParts';
import {refName} from '@site/src/openapi/document/subschemas';
import type {Schema} from '@site/src/openapi/document/types';
import {schemaAnchor, useSchemas} from './context';
import styles from './schema.module.css';
import {typeText} from './typeText';

interface Props {
  readonly schema: Schema;
}

/** The type of a value; a link where the type has a section of its own. */
export function TypeLabel({schema}: Props) {
  const {schemas, shared, above} = useSchemas();
  // A part of `allOf` that stands around already is not written out again: its name leads there.
  const around = schema.allOf?.find((part) => isNamed(part, above) && isNamed(part, shared));
  const name = linkedName(around ?? schema, shared);
  const text = typeText(around ?? schema, schemas);
  if (name === undefined) return <span className={styles.type}>{text}</span>;
  return (
    <span className={styles.type}>
      <a href={`#${schemaAnchor(name)}`}>{text}</a>
      {above.includes(name) && (
        <span className={styles.recursive}>
          {' '}
          <Translate id="reference.schema.recursive" description="Marks a schema that contains itself">
            (recursive)
          </Translate>
        </span>
      )}
    </span>
  );
}

/** The shared schema that a value is, or that its items are. */
function linkedName({$ref, items}: Schema, shared: readonly string[]): string | undefined {
  if ($ref !== undefined) return shared.includes(refName($ref)) ? refName($ref) : undefined;
  return items && linkedName(items, shared);
}

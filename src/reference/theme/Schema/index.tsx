import Translate from '@docusaurus/Translate';
import {allOfNames, allOfParts, choicesOf, withoutAbove} from '@site/src/openapi/document/allOfParts';
import {dereferenced, flattened, isComposite} from '@site/src/openapi/document/composite';
import {refName} from '@site/src/openapi/document/subschemas';
import type {Schema as SchemaDocument} from '@site/src/openapi/document/types';
import {ownValue} from '@site/src/base/ownValue';
import {SchemaContext, useSchemas} from '../../schema/context';
import {Flags} from '../../schema/Flags';
import {Rules} from '../../schema/Rules';
import {Html} from '@site/src/components/html/Html';
import {Parts, type RowProps} from '../../schema/Parts';
import styles from '../../schema/schema.module.css';
import {TypeLabel} from '../../schema/TypeLabel';

export interface Props {
  readonly schema: SchemaDocument;
  /** Whether the parts stand open, as those of a whole body do, or behind a disclosure. */
  readonly open?: boolean;
}

/** What is said about a value: description, rules, and its parts unless they have a section of their own. */
export default function Schema({schema, open = false}: Props) {
  const context = useSchemas();
  const {schemas, shared, above} = context;
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const target = ownValue(schemas, name) ?? {};
    const own = <Html html={schema.description} className={styles.description} />;
    if (shared.includes(name)) return own;
    return (
      <SchemaContext value={{...context, above: [...above, name]}}>
        {own}
        <Schema schema={beside(schema, target)} open={open} />
      </SchemaContext>
    );
  }
  // What stands around already is linked by the type: written out again it would have no end.
  const rest = withoutAbove(schema, above);
  const whole = flattened(rest, schemas);
  const parts = allOfParts(rest, schemas);
  const laidIn = allOfNames(rest, schemas).filter((name) => shared.includes(name));
  // `allOf` around one schema only adds words to it: where it adds none, those of the schema are right.
  const onlyPart = rest.allOf?.length === 1 ? parts[1] : undefined;
  return (
    <SchemaContext value={{...context, above: [...above, ...laidIn]}}>
      <Html html={schema.description ?? onlyPart?.description} className={styles.description} />
      <Rules parts={parts} />
      {parts.map((part, index) => (
        <Conditions key={index} schema={part} />
      ))}
      <Items schema={whole} open={open} />
      <Parts schema={whole} choices={choicesOf(rest, schemas)} open={open} Row={SchemaRow} />
    </SchemaContext>
  );
}

/** One named part of a value: its name, type and flags in a line, then what is said about it and its own parts. */
function SchemaRow({name, schema, required = false}: RowProps) {
  const {schemas} = useSchemas();
  const {readOnly, writeOnly, deprecated} = dereferenced(schema, schemas);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span> <TypeLabel schema={schema} />{' '}
        <Flags required={required} readOnly={readOnly} writeOnly={writeOnly} deprecated={deprecated} />
      </div>
      <Schema schema={schema} />
    </li>
  );
}

/** What a reference says in place of its target (a default, an example), with the target's own description. */
function beside(
  {$ref: _, description: __, ...words}: SchemaDocument,
  target: SchemaDocument,
): SchemaDocument {
  return {...target, ...words};
}

interface ItemsProps {
  readonly schema: SchemaDocument;
  readonly open: boolean;
}

/** The items of a list: simple ones by their rules, others by their parts. */
function Items({schema: {items}, open}: ItemsProps) {
  const {schemas, shared} = useSchemas();
  if (!items) return null;
  const isLinked = items.$ref !== undefined && shared.includes(refName(items.$ref));
  if (isComposite(items, schemas)) return isLinked ? null : <Schema schema={items} open={open} />;
  return (
    <div className={styles.items}>
      <span className={styles.label}>
        <Translate id="reference.schema.items" description="Before what is said about each entry of a list">
          Each item
        </Translate>
      </span>{' '}
      <TypeLabel schema={items} />
      <Schema schema={items} />
    </div>
  );
}

interface ConditionsProps {
  readonly schema: SchemaDocument;
}

/** Rules that schemas express by other schemas and that no list of properties shows. */
function Conditions({schema: {not, if: condition, then, else: otherwise, propertyNames}}: ConditionsProps) {
  const rules: [string, SchemaDocument][] = [];
  if (not) rules.push(['not', not]);
  if (condition) rules.push(['if', condition]);
  if (then) rules.push(['then', then]);
  if (otherwise) rules.push(['else', otherwise]);
  if (propertyNames) rules.push(['propertyNames', propertyNames]);
  return rules.map(([keyword, rule]) => (
    <div key={keyword} className={styles.items}>
      <code>{keyword}</code>
      <Schema schema={rule} open />
    </div>
  ));
}

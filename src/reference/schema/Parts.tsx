import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Schema} from '@site/src/openapi/document/types';
import styles from './schema.module.css';
import {SchemaRow} from './SchemaRow';

interface Props {
  /** Without `allOf`. */
  readonly schema: Schema;
  readonly open: boolean;
}

/** The parts of a value: properties, positions of a tuple, alternatives. */
export function Parts({schema, open}: Props) {
  const rows = [...properties(schema), ...positions(schema)];
  const alternatives = schema.oneOf ?? schema.anyOf ?? [];
  return (
    <>
      {rows.length > 0 && (
        <Disclosed count={rows.length} open={open} isTuple={schema.prefixItems !== undefined}>
          <ul className={styles.rows}>{rows}</ul>
        </Disclosed>
      )}
      {alternatives.length > 0 && <Alternatives alternatives={alternatives} />}
    </>
  );
}

function properties({
  properties: named = {},
  patternProperties = {},
  additionalProperties: others,
  required = [],
}: Schema) {
  const rows = Object.entries(named).map(([name, each]) => (
    <SchemaRow key={name} name={<code>{name}</code>} schema={each} required={required.includes(name)} />
  ));
  const matching = Object.entries(patternProperties).map(([pattern, each]) => (
    <SchemaRow key={`matching ${pattern}`} name={<KeyMatching pattern={pattern} />} schema={each} />
  ));
  if (typeof others !== 'object') return [...rows, ...matching];
  return [
    ...rows,
    ...matching,
    <SchemaRow key="any other" name={<AnyKey only={rows.length === 0} />} schema={others} />,
  ];
}

function positions({prefixItems = []}: Schema) {
  return prefixItems.map((each, index) => (
    <SchemaRow key={index} name={<code>{`[${index}]`}</code>} schema={each} required />
  ));
}

interface KeyMatchingProps {
  readonly pattern: string;
}

function KeyMatching({pattern}: KeyMatchingProps) {
  return (
    <>
      <Translate id="reference.schema.keyMatching">any key that matches</Translate> <code>{pattern}</code>
    </>
  );
}

interface AnyKeyProps {
  readonly only: boolean;
}

function AnyKey({only}: AnyKeyProps) {
  return only ? (
    <Translate id="reference.schema.anyKey">any key</Translate>
  ) : (
    <Translate id="reference.schema.otherKey">any other key</Translate>
  );
}

interface DisclosedProps {
  readonly count: number;
  readonly open: boolean;
  readonly isTuple: boolean;
  readonly children: ReactNode;
}

function Disclosed({count, open, isTuple, children}: DisclosedProps) {
  if (open) return children;
  return (
    <details className={styles.parts} data-twin="unfold">
      <summary>
        {isTuple ? (
          <Translate
            id="reference.schema.positions"
            values={{count}}
            description="Opens the positions of a list"
          >
            {'Positions ({count})'}
          </Translate>
        ) : (
          <Translate
            id="reference.schema.properties"
            values={{count}}
            description="Opens the properties of an object"
          >
            {'Properties ({count})'}
          </Translate>
        )}
      </summary>
      {children}
    </details>
  );
}

interface AlternativesProps {
  readonly alternatives: readonly Schema[];
}

function Alternatives({alternatives}: AlternativesProps) {
  return (
    <div className={styles.alternatives}>
      <span className={styles.label}>
        <Translate id="reference.schema.oneOf" description="Before the alternatives of a value">
          One of these
        </Translate>
      </span>
      <ul className={styles.rows}>
        {alternatives.map((each, index) => (
          <SchemaRow key={index} name={each.title ?? `${index + 1}.`} schema={each} />
        ))}
      </ul>
    </div>
  );
}

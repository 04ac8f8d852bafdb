import Translate from '@docusaurus/Translate';
import type {ComponentType, ReactNode} from 'react';
import type {Schema} from '@site/src/openapi/document/types';
import styles from './schema.module.css';

export interface RowProps {
  /** Code for a name of the contract; words for what has no name, such as "any other key". */
  readonly name: ReactNode;
  readonly schema: Schema;
  readonly required?: boolean;
}

interface Props {
  /** Without `allOf`. */
  readonly schema: Schema;
  /** Lists of alternatives, of each of which the value meets one. */
  readonly choices: readonly (readonly Schema[])[];
  readonly open: boolean;
  /** Draws one part, which may have parts in turn. */
  readonly Row: ComponentType<RowProps>;
}

/** The parts of a value: properties, positions of a tuple, alternatives. */
export function Parts({schema, choices, open, Row}: Props) {
  const rows = [...properties(schema, Row), ...positions(schema, Row)];
  return (
    <>
      {rows.length > 0 && (
        <Disclosed count={rows.length} open={open} isTuple={schema.prefixItems !== undefined}>
          <ul className={styles.rows}>{rows}</ul>
        </Disclosed>
      )}
      {choices.map((alternatives, index) => (
        <Alternatives key={index} alternatives={alternatives} Row={Row} />
      ))}
    </>
  );
}

function properties(
  {properties: named = {}, patternProperties = {}, additionalProperties: others, required = []}: Schema,
  Row: Props['Row'],
) {
  const rows = Object.entries(named).map(([name, each]) => (
    <Row key={name} name={<code>{name}</code>} schema={each} required={required.includes(name)} />
  ));
  const matching = Object.entries(patternProperties).map(([pattern, each]) => (
    <Row key={`matching ${pattern}`} name={<KeyMatching pattern={pattern} />} schema={each} />
  ));
  if (typeof others !== 'object') return [...rows, ...matching];
  return [
    ...rows,
    ...matching,
    <Row key="any other" name={<AnyKey only={rows.length === 0} />} schema={others} />,
  ];
}

function positions({prefixItems = []}: Schema, Row: Props['Row']) {
  return prefixItems.map((each, index) => (
    <Row key={index} name={<code>{`[${index}]`}</code>} schema={each} required />
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
  readonly Row: Props['Row'];
}

function Alternatives({alternatives, Row}: AlternativesProps) {
  return (
    <div className={styles.alternatives}>
      <span className={styles.label}>
        <Translate id="reference.schema.oneOf" description="Before the alternatives of a value">
          One of these
        </Translate>
      </span>
      <ul className={styles.rows}>
        {alternatives.map((each, index) => (
          <Row key={index} name={each.title ?? `${index + 1}.`} schema={each} />
        ))}
      </ul>
    </div>
  );
}

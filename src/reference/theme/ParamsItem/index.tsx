import {translate} from '@docusaurus/Translate';
import Schema from '@theme/Schema';
import {dereferenced} from '@site/src/openapi/document/composite';
import type {Parameter, ResponseHeader, UnsentParameter} from '@site/src/openapi/document/types';
import {ownValue} from '@site/src/base/ownValue';
import {useSchemas} from '../../schema/context';
import {RuleList} from '../../schema/Rules';
import {valueText} from '@site/src/openapi/document/valueText';
import type {Rule} from '../../schema/rules';
import {Flags} from '../../schema/Flags';
import {Html} from '@site/src/components/html/Html';
import styles from '../../schema/schema.module.css';
import {TypeLabel} from '../../schema/TypeLabel';

export type Props = ResponseHeader &
  Pick<Parameter, 'name' | 'style' | 'explode'> &
  Pick<UnsentParameter, 'contentType'> & {
    id: string;
    /** Where it goes, for rows whose section does not say it. */
    place?: UnsentParameter['in'];
  };

/** A parameter or a response header: name, type, flags, description, rules and examples. */
export default function ParamsItem(props: Props) {
  const {schemas} = useSchemas();
  const {name, id, description, required, deprecated, schema} = props;
  const own = dereferenced(schema, schemas);
  // A parameter's own description replaces that of its schema where they say the same.
  const inner = own.description === description ? {...own, description: undefined} : schema;
  return (
    <li className={styles.row} id={id}>
      <div className={styles.line}>
        <span className={styles.name}>
          <code>{name}</code>
        </span>{' '}
        <TypeLabel schema={schema} /> <Flags required={required} deprecated={deprecated ?? own.deprecated} />
      </div>
      <Html html={description} className={styles.description} />
      <Schema schema={inner} />
      <RuleList rules={[...placeFacts(props), ...listStyle(props), ...exampleFacts(props)]} />
    </li>
  );
}

function placeFacts({place, contentType}: Props): Rule[] {
  const facts = [
    {label: translate({id: 'reference.fact.in', message: 'In'}), value: place},
    {label: translate({id: 'reference.fact.contentType', message: 'Content type'}), value: contentType},
  ];
  return facts.flatMap(({label, value}) => (value === undefined ? [] : [{label, values: [value]}]));
}

function exampleFacts({examples}: Props): Rule[] {
  return Object.values(examples).map(({summary, value}) => ({
    label: summary ?? translate({id: 'reference.fact.example', message: 'Example'}),
    values:
      value === undefined ? [] : [Array.isArray(value) ? value.map(valueText).join(',') : valueText(value)],
  }));
}

/** How several values are written, which no schema says. */
function listStyle({name, schema, style, explode, id, contentType}: Props): Rule[] {
  if (schema.type !== 'array' || contentType !== undefined) return [];
  const label = translate({id: 'reference.fact.list', message: 'Several values'});
  const repeats = id.startsWith('query-') && (explode ?? (style ?? 'form') === 'form');
  const separators: Record<string, string> = {pipeDelimited: '|', spaceDelimited: ' '};
  return [
    {label, values: [repeats ? `${name}=a&${name}=b` : `a${ownValue(separators, style ?? '') ?? ','}b`]},
  ];
}

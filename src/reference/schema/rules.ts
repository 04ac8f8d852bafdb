import {translate} from '@docusaurus/Translate';
import type {Json, Schema} from '@site/src/openapi/document/types';
import {valueText} from '@site/src/openapi/document/valueText';

/** One rule of a schema in words, and the values it names, which are shown as code. */
export interface Rule {
  readonly label: string;
  readonly values: readonly string[];
}

/** The rules of schemas that all hold for a value, each once. Of defaults and examples, the first schema's count. */
export function rulesOfAll(parts: readonly Schema[]): Rule[] {
  const shown = parts.find(({default: fallback}) => fallback !== undefined)?.default;
  const rules = parts.flatMap((part, index) => {
    const {example, examples, default: fallback, ...rest} = part;
    const isFirst = !parts.slice(0, index).some((each) => each.example ?? each.examples);
    return rulesOf({
      ...rest,
      ...(fallback !== undefined && fallback === shown && {default: fallback}),
      ...(isFirst && example !== undefined && {example}),
      ...(isFirst && examples && {examples}),
    });
  });
  return [...new Map(rules.map((each) => [JSON.stringify(each), each])).values()];
}

/** Every rule that a schema puts on a value itself, in the order a reader wants them; descriptions and parts aside. */
function rulesOf(schema: Schema): Rule[] {
  const label = labels();
  const rules: (Rule | undefined)[] = [
    rule(label.format, schema.format),
    schema.enum && list(label.enum, schema.enum),
    rule(label.const, schema.const),
    rule(label.default, schema.default),
    rule(label.pattern, schema.pattern),
    span(label.range, schema.minimum, schema.maximum),
    rule(label.above, schema.exclusiveMinimum),
    rule(label.below, schema.exclusiveMaximum),
    rule(label.multipleOf, schema.multipleOf),
    span(label.length, schema.minLength, schema.maxLength),
    span(label.items, schema.minItems, schema.maxItems),
    span(label.keys, schema.minProperties, schema.maxProperties),
    schema.uniqueItems ? {label: label.unique, values: []} : undefined,
    rule(label.bytes, schema['x-max-bytes']),
    rule(label.media, schema.contentMediaType),
    rule(label.encoding, schema.contentEncoding),
    schema.additionalProperties === false ? {label: label.closed, values: []} : undefined,
    rule(label.example, schema.example),
    schema.examples && list(label.example, schema.examples),
  ];
  return rules.filter((each) => each !== undefined);
}

function rule(label: string, value: Json | undefined): Rule | undefined {
  return value === undefined ? undefined : {label, values: [valueText(value)]};
}

function list(label: string, values: readonly Json[]): Rule {
  return {label, values: values.map(valueText)};
}

/** Both ends where both are given, else `≥` or `≤` the one. */
function span(label: string, least: number | undefined, most: number | undefined): Rule | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return {label, values: [`≤ ${most}`]};
  if (most === undefined) return {label, values: [`≥ ${least}`]};
  return {label, values: [least === most ? `${least}` : `${least} … ${most}`]};
}

/** Functions of the language in use, so not constants of the module. */
function labels() {
  return {
    format: translate({id: 'reference.fact.format', message: 'Format'}),
    enum: translate({id: 'reference.fact.enum', message: 'One of'}),
    const: translate({id: 'reference.fact.const', message: 'Always'}),
    default: translate({id: 'reference.fact.default', message: 'Default'}),
    pattern: translate({id: 'reference.fact.pattern', message: 'Pattern'}),
    range: translate({id: 'reference.fact.range', message: 'Range'}),
    above: translate({id: 'reference.fact.above', message: 'More than'}),
    below: translate({id: 'reference.fact.below', message: 'Less than'}),
    multipleOf: translate({id: 'reference.fact.multipleOf', message: 'Multiple of'}),
    length: translate({id: 'reference.fact.length', message: 'Length'}),
    items: translate({id: 'reference.fact.items', message: 'Items'}),
    keys: translate({id: 'reference.fact.keys', message: 'Number of keys'}),
    unique: translate({id: 'reference.fact.unique', message: 'No duplicates'}),
    bytes: translate({id: 'reference.fact.bytes', message: 'Maximum bytes as JSON'}),
    media: translate({id: 'reference.fact.media', message: 'Content'}),
    encoding: translate({id: 'reference.fact.encoding', message: 'Encoding'}),
    closed: translate({id: 'reference.fact.closed', message: 'No other keys'}),
    example: translate({id: 'reference.fact.example', message: 'Example'}),
  };
}

import {translate} from '@docusaurus/Translate';
import {plainText} from '@site/src/openapi/document/plainText';
import type {Schema} from '@site/src/openapi/document/types';
import {valueText} from '@site/src/openapi/document/valueText';

/** What it means to the person who typed a value that it breaks a keyword of its schema. */
export function describeKeyword(keyword: string, schema: Schema, bytes?: number): string {
  const {minimum, maximum, minItems, maxItems, minLength, maxLength} = schema;
  switch (keyword) {
    case 'required':
      return translate({id: 'calls.violation.required', message: 'Required.'});
    case 'type':
      return typeMessage(schema);
    case 'enum':
      return translate(
        {id: 'calls.violation.enum', message: 'Must be one of {values}.'},
        {values: (schema.enum ?? []).map(valueText).join(', ')},
      );
    case 'const':
      return translate(
        {id: 'calls.violation.const', message: 'Must be {value}.'},
        {value: schema.const === undefined ? '' : valueText(schema.const)},
      );
    case 'not':
      return notMessage(schema);
    case 'pattern':
      return patternMessage(schema);
    case 'format':
      return formatMessage(schema.format ?? '');
    case 'minimum':
    case 'maximum':
      return rangeMessage(minimum, maximum);
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return boundMessage(keyword, schema);
    case 'multipleOf':
      return translate(
        {id: 'calls.violation.multipleOf', message: 'Must be a multiple of {step}.'},
        {step: schema.multipleOf ?? ''},
      );
    case 'minLength':
    case 'maxLength':
      return countMessage('characters', minLength, maxLength);
    case 'minItems':
    case 'maxItems':
      return countMessage('values', minItems, maxItems);
    case 'minProperties':
    case 'maxProperties':
      return countMessage('keys', schema.minProperties, schema.maxProperties);
    case 'uniqueItems':
      return translate({id: 'calls.violation.unique', message: 'Holds a value twice.'});
    case 'false':
    case 'additionalProperties':
      return translate({id: 'calls.violation.unknown', message: 'Is not part of the contract.'});
    case 'x-max-bytes':
      return translate(
        {
          id: 'calls.violation.maxBytes',
          message: 'Takes {bytes} bytes as JSON; at most {most} are allowed.',
          description: 'An object is too large',
        },
        {bytes: bytes ?? '', most: schema['x-max-bytes'] ?? ''},
      );
    default:
      return translate({id: 'calls.violation.other', message: 'Breaks the contract ({keyword}).'}, {keyword});
  }
}

function typeMessage({type}: Schema): string {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return translate(
    {id: 'calls.violation.type', message: 'Must be of type {type}.', description: 'The JSON type is wrong'},
    {type: types.join(translate({id: 'calls.type.or', message: ' or '}))},
  );
}

/** What is forbidden, where it is a list of values; else the shape has no words. */
function notMessage({not}: Schema): string {
  return not?.enum
    ? translate(
        {id: 'calls.violation.not', message: 'Must not be one of {values}.'},
        {values: not.enum.map(valueText).join(', ')},
      )
    : translate({id: 'calls.violation.not.shape', message: 'Has a shape that the contract forbids here.'});
}

/**
 * The contract's own words for a pattern stand beside it: instead of it, or in the description; then the pattern follows,
 * literally.
 */
function patternMessage({pattern = '', description, 'x-expects': words}: Schema): string {
  if (words !== undefined)
    return translate({id: 'calls.violation.expects', message: 'Must be {words}.'}, {words});
  if (description === undefined) {
    return translate({id: 'calls.violation.pattern', message: 'Must match {pattern}'}, {pattern});
  }
  return translate(
    {id: 'calls.violation.pattern.words', message: '{words} Pattern: {pattern}'},
    {words: plainText(description), pattern},
  );
}

function formatMessage(format: string): string {
  if (format === 'date-time') {
    return translate({
      id: 'calls.violation.dateTime',
      message: 'Must be a date and time with an offset, such as 2026-07-14T18:00:00Z.',
    });
  }
  return translate({id: 'calls.violation.format', message: 'Must have the format {format}.'}, {format});
}

function rangeMessage(least: number | undefined, most: number | undefined): string {
  if (least === undefined) {
    return translate({id: 'calls.violation.most', message: 'Must be {most} or less.'}, {most: most ?? ''});
  }
  if (most === undefined) {
    return translate({id: 'calls.violation.least', message: 'Must be {least} or more.'}, {least});
  }
  return translate({id: 'calls.violation.range', message: 'Must be from {least} to {most}.'}, {least, most});
}

function boundMessage(keyword: string, {exclusiveMinimum, exclusiveMaximum}: Schema): string {
  return keyword === 'exclusiveMinimum'
    ? translate(
        {id: 'calls.violation.above', message: 'Must be more than {bound}.'},
        {bound: exclusiveMinimum ?? ''},
      )
    : translate(
        {id: 'calls.violation.below', message: 'Must be less than {bound}.'},
        {bound: exclusiveMaximum ?? ''},
      );
}

type Counted = 'characters' | 'values' | 'keys';

function countMessage(what: Counted, least: number | undefined, most: number | undefined): string {
  const names: Record<Counted, string> = {
    characters: translate({id: 'calls.count.characters', message: 'characters'}),
    values: translate({id: 'calls.count.values', message: 'values'}),
    keys: translate({id: 'calls.count.keys', message: 'keys'}),
  };
  const values = {least: least ?? '', most: most ?? '', what: names[what]};
  if (least === undefined) {
    return translate({id: 'calls.violation.countMost', message: 'Must have at most {most} {what}.'}, values);
  }
  if (most === undefined) {
    return translate(
      {id: 'calls.violation.countLeast', message: 'Must have at least {least} {what}.'},
      values,
    );
  }
  return translate({id: 'calls.violation.count', message: 'Must have {least} to {most} {what}.'}, values);
}

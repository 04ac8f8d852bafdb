import {translate} from '@docusaurus/Translate';
import {plainText} from '@site/src/openapi/document/plainText';
import type {Schema} from '@site/src/openapi/document/types';
import {valueText} from '@site/src/openapi/document/valueText';
import {lacksOffset} from '@site/src/openapi/validation/isInstant';

/** What it means to the person who typed a value that it breaks a keyword of its schema. */
export function describeKeyword(keyword: string, schema: Schema, found: string | number = ''): string {
  const {minimum, maximum, minItems, maxItems, minLength, maxLength} = schema;
  switch (keyword) {
    case 'required':
      return translate({id: 'tryIt.violation.required', message: 'Required.'});
    case 'type':
      return typeMessage(schema);
    case 'enum':
      return translate(
        {id: 'tryIt.violation.enum', message: 'Must be one of {values}.'},
        {values: (schema.enum ?? []).map(valueText).join(', ')},
      );
    case 'const':
      return translate(
        {id: 'tryIt.violation.const', message: 'Must be {value}.'},
        {value: schema.const === undefined ? '' : valueText(schema.const)},
      );
    case 'not':
      return notMessage(schema);
    case 'pattern':
      return patternMessage(schema);
    case 'format':
      return formatMessage(schema.format ?? '', String(found));
    case 'minimum':
    case 'maximum':
      return rangeMessage(minimum, maximum);
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return boundMessage(keyword, schema);
    case 'multipleOf':
      return translate(
        {id: 'tryIt.violation.multipleOf', message: 'Must be a multiple of {step}.'},
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
      return translate({id: 'tryIt.violation.unique', message: 'Contains the same value twice.'});
    case 'false':
    case 'additionalProperties':
      return translate({id: 'tryIt.violation.unknown', message: 'Is not part of the contract.'});
    case 'x-max-bytes':
      return translate(
        {
          id: 'tryIt.violation.maxBytes',
          message: 'Takes {bytes} bytes as JSON; at most {most} are allowed.',
          description: 'An object is too large',
        },
        {bytes: found, most: schema['x-max-bytes'] ?? ''},
      );
    default:
      return translate(
        {id: 'tryIt.violation.other', message: 'Does not match the contract ({keyword}).'},
        {keyword},
      );
  }
}

function typeMessage({type}: Schema): string {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return translate(
    {id: 'tryIt.violation.type', message: 'Must be of type {type}.', description: 'The JSON type is wrong'},
    {type: types.join(translate({id: 'tryIt.type.or', message: ' or '}))},
  );
}

/** What is forbidden, where it is a list of values; a shape cannot be put into words. */
function notMessage({not}: Schema): string {
  return not?.enum
    ? translate(
        {id: 'tryIt.violation.not', message: 'Must not be one of {values}.'},
        {values: not.enum.map(valueText).join(', ')},
      )
    : translate({
        id: 'tryIt.violation.not.shape',
        message: 'Has a shape that the contract does not allow here.',
      });
}

/**
 * The contract's own words for a pattern stand beside it: instead of it, or in the description; then the pattern follows,
 * literally.
 */
function patternMessage({pattern = '', description, 'x-expects': words}: Schema): string {
  if (words !== undefined)
    return translate({id: 'tryIt.violation.expects', message: 'Must be {words}.'}, {words});
  if (description === undefined) {
    return translate({id: 'tryIt.violation.pattern', message: 'Must match {pattern}'}, {pattern});
  }
  return translate(
    {id: 'tryIt.violation.pattern.words', message: '{words} Pattern: {pattern}'},
    {words: plainText(description), pattern},
  );
}

function formatMessage(format: string, text: string): string {
  if (format === 'date-time' && lacksOffset(text)) {
    return translate({
      id: 'tryIt.violation.offset',
      message: 'Has no offset: add Z for UTC, or an offset such as +02:00.',
    });
  }
  if (format === 'date-time') {
    return translate({
      id: 'tryIt.violation.dateTime',
      message: 'Must be a date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone.',
    });
  }
  return translate({id: 'tryIt.violation.format', message: 'Must have the format {format}.'}, {format});
}

function rangeMessage(least: number | undefined, most: number | undefined): string {
  if (least === undefined) {
    return translate({id: 'tryIt.violation.most', message: 'Must be {most} or less.'}, {most: most ?? ''});
  }
  if (most === undefined) {
    return translate({id: 'tryIt.violation.least', message: 'Must be {least} or more.'}, {least});
  }
  return translate({id: 'tryIt.violation.range', message: 'Must be from {least} to {most}.'}, {least, most});
}

function boundMessage(keyword: string, {exclusiveMinimum, exclusiveMaximum}: Schema): string {
  return keyword === 'exclusiveMinimum'
    ? translate(
        {id: 'tryIt.violation.above', message: 'Must be more than {bound}.'},
        {bound: exclusiveMinimum ?? ''},
      )
    : translate(
        {id: 'tryIt.violation.below', message: 'Must be less than {bound}.'},
        {bound: exclusiveMaximum ?? ''},
      );
}

type Counted = 'characters' | 'values' | 'keys';

function countMessage(what: Counted, least: number | undefined, most: number | undefined): string {
  const names: Record<Counted, string> = {
    characters: translate({id: 'tryIt.count.characters', message: 'characters'}),
    values: translate({id: 'tryIt.count.values', message: 'values'}),
    keys: translate({id: 'tryIt.count.keys', message: 'keys'}),
  };
  const values = {least: least ?? '', most: most ?? '', what: names[what]};
  if (least === undefined) {
    return translate({id: 'tryIt.violation.countMost', message: 'Must have at most {most} {what}.'}, values);
  }
  if (most === undefined) {
    return translate(
      {id: 'tryIt.violation.countLeast', message: 'Must have at least {least} {what}.'},
      values,
    );
  }
  return translate({id: 'tryIt.violation.count', message: 'Must have {least} to {most} {what}.'}, values);
}

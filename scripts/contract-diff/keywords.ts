import {isEqual, list} from './nodes';
import type {Effect} from './types';

const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const most = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
  'x-max-bytes',
];
/** A value either fulfils one of these or does not: with another, other values do. */
const demands = [
  'pattern',
  'format',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentMediaType',
  'contentEncoding',
  'not',
];
const words = [
  'title',
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'xml',
  '$comment',
];

/**
 * What a change of a keyword does to the values that a schema allows. A keyword without a rule is held to change all of
 * them: better to ask for a version too often than to break a program.
 *
 * @param before undefined if the keyword was added
 * @param after undefined if it was removed
 */
export function effectOfKeyword(key: string, before: unknown, after: unknown): Effect {
  if (words.includes(key)) return 'wording';
  if (key === 'deprecated') return 'compatible';
  if (least.includes(key)) return narrows(Number(before ?? -Infinity), Number(after ?? -Infinity));
  if (most.includes(key)) return narrows(-Number(before ?? Infinity), -Number(after ?? Infinity));
  if (key === 'type') return effectOfTypes(before, after);
  if (key === 'uniqueItems') return narrows(Number(before ?? false), Number(after ?? false));
  if (key === 'multipleOf') return effectOfMultiples(before, after);
  if (demands.includes(key))
    return before === undefined ? 'narrower' : after === undefined ? 'wider' : 'both';
  // Whoever leaves a value out gets another one. One that is named for the first time was there before.
  if (key === 'default') return before === undefined ? 'compatible' : 'narrower';
  // What was sent before is ignored now.
  if (key === 'readOnly') return after === true ? 'narrower' : 'compatible';
  // What was received before no longer comes.
  if (key === 'writeOnly') return after === true ? 'wider' : 'compatible';
  // Clients that are generated name values after it.
  if (key === 'x-enum-varnames') return before === undefined ? 'compatible' : 'breaking';
  if (key.startsWith('x-')) return 'wording';
  return 'both';
}

/** The effect of a bound from below. */
function narrows(before: number, after: number): Effect {
  return after > before ? 'narrower' : after < before ? 'wider' : 'compatible';
}

function effectOfTypes(before: unknown, after: unknown): Effect {
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  const [a, b] = [typesOf(before), typesOf(after)];
  const isLost = a.some((type) => !allows(b, type));
  const isNew = b.some((type) => !allows(a, type));
  return isLost && isNew ? 'both' : isLost ? 'narrower' : isNew ? 'wider' : 'compatible';
}

function typesOf(type: unknown): readonly unknown[] {
  return Array.isArray(type) ? list(type) : [type];
}

function allows(types: readonly unknown[], type: unknown): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function effectOfMultiples(before: unknown, after: unknown): Effect {
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  if (isEqual(before, after)) return 'compatible';
  if (Number.isInteger(Number(after) / Number(before))) return 'narrower';
  return Number.isInteger(Number(before) / Number(after)) ? 'wider' : 'both';
}

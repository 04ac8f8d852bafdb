import type {Format, FuncKeywordDefinition} from 'ajv';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {toUtf8} from '../../base/bytes';
import {isInstant} from '../../base/instants';
import {alternativesKeywords, type ExplainBranch} from './alternatives';
import {isDateTime} from './dateTime';
import type {SchemaGraph} from './schemaGraph';
import type {Direction} from './direction';
import {valueRuleKeyword} from './valueRules';

/** What the contract's schemas say beyond JSON Schema, for every check. */
export const ownKeywords: readonly FuncKeywordDefinition[] = [
  {
    keyword: 'x-max-bytes',
    schemaType: 'number',
    error: {message: ({schema}) => `must be at most ${String(schema)} bytes as JSON`},
    validate: (limit: number, value: unknown) => toUtf8(JSON.stringify(value)).length <= limit,
  },
];

/** The keywords that find more to say of a violation, for checks that list them all. */
export const listingKeywords = (
  explainBranch: ExplainBranch,
  graph: SchemaGraph,
): FuncKeywordDefinition[] => [...alternativesKeywords(explainBranch, graph), valueRuleKeyword()];

/** Formats of OpenAPI that say how a number or a text is stored, which JSON does not show. */
const unchecked = ['int32', 'int64', 'float', 'double', 'binary', 'byte', 'password'];

/** Every format by its name. Requests may write instants in more ways than responses. */
export function formatsFor(direction: Direction): Readonly<Record<string, Format>> {
  return {
    ...fullFormats,
    ...Object.fromEntries(unchecked.map((name) => [name, true as const])),
    'date-time': direction === 'request' ? isInstant : isDateTime,
  };
}

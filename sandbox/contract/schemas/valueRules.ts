import type {ErrorObject, FuncKeywordDefinition} from 'ajv';
import {instantViolations, isInstant} from '../../base/instants';
import {positionViolations} from '../../geometry/geometryViolations';
import {lineViolations} from '../../geometry/polyline';
import {isObject, type Json, type JsonObject} from '../document/document';

/** The keyword with which a schema names its rule. What it reports continues a path: `[1] must be <= 90`. */
export const VALUE_RULE = 'valueRule';

type RuleName = 'position' | 'line' | 'instant';

/** What is wrong with a value of the right shape; nothing with others, whose shape is reported. */
const rules: Readonly<Record<RuleName, (value: unknown) => string[]>> = {
  position: (value) => (isPosition(value) ? positionViolations(value, '') : []),
  line: (value) => (typeof value === 'string' && POLYLINE.test(value) ? lineViolations('', value) : []),
  instant: (value) => (typeof value === 'string' && isInstant(value) ? instantViolations('', value) : []),
};

/** Times have theirs by their format, others by the name of their schema in the contract. */
const ruleOfSchema: ReadonlyMap<string, RuleName> = new Map([
  ['Position', 'position'],
  ['PlanPosition', 'position'],
  ['EncodedPolyline', 'line'],
]);

/** The pattern of an encoded polyline in the contract. */
const POLYLINE = /^[?-~]+$/;

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/**
 * A copy of a contract whose schemas name the rules that handlers check of single values: ranges of positions and times,
 * lines that can be read. A request reaches no handler while its shape is wrong, and its caller is to hear of both at
 * once. Only the listing of violations has them, so a request without any is checked as fast as before, and once.
 *
 * Rules between values stay with the handlers, and are told once every value is right by itself: rings that close and
 * do not cross, an end after its beginning, ways and plans of bearable length, what an account may hold. They need
 * their parts to be there and whole, and of a large body only a part is looked through. So do the waypoints of a path,
 * which are one text.
 */
export function withValueRules(contract: JsonObject): JsonObject {
  return marked(contract) as JsonObject;
}

function marked(node: Json | undefined, name = ''): Json | undefined {
  if (Array.isArray(node)) return node.map((item: Json) => marked(item) ?? null);
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value, key)]));
  const rule = node.format === 'date-time' ? 'instant' : ruleOfSchema.get(name);
  return rule ? {...copy, [VALUE_RULE]: rule} : copy;
}

/** The keyword that checks them. */
export function valueRuleKeyword(): FuncKeywordDefinition {
  const validate = (rule: RuleName, value: unknown): boolean => {
    const errors = rules[rule](value).map((message): Partial<ErrorObject> => ({
      keyword: VALUE_RULE,
      message,
    }));
    Object.assign(validate, {errors});
    return errors.length === 0;
  };
  return {keyword: VALUE_RULE, schemaType: 'string', validate, errors: true};
}

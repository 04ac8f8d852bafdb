import type {ErrorObject, ValidateFunction} from 'ajv';
import {ownValue} from '../../base/ownValue';
import {unwrap} from './alternatives';
import type {Direction} from './direction';
import {isObject, openContract, type Contract, type Json, type JsonObject} from '../document/document';
import {keysOf} from '../document/pointers';
import {reference} from './reference';
import {takeSample} from './sample';
import {createSchemaGraph} from './schemaGraph';
import {createFieldSearch, type FieldPath} from './unknownFields';
import {createValidators, type Validators} from './validators';
import {withValueRules} from './valueRules';

/** A compiled schema: quick to say yes, thorough when the response is no. */
export interface Check {
  /**
   * The violations of a value, none when it keeps to the schema; of alternatives those of the one that was meant, of a
   * large value those of a part. Fills in the defaults of a request.
   */
  explain(value: unknown): ErrorObject[];
  /** The fields of a value that the schema neither describes nor keeps. */
  unknownFields(value: unknown): readonly FieldPath[];
}

/** Compiles schemas of the contract, each when it is first needed. */
export interface Schemas {
  /** The schema at a pointer of the contract. */
  at(pointer: string): Check;
  /** A schema made of references into the contract (`reference(pointer)`). */
  of(schema: JsonObject): Check;
}

export function compileSchemas(contract: Contract, direction: Direction): Schemas {
  let tools: Tools | undefined;
  const compile = (schema: JsonObject): Check => {
    let validate: ValidateFunction | undefined;
    return {
      explain: (value) => {
        const {validators} = (tools ??= createTools(contract, direction));
        validate ??= validators.quick(schema);
        return validate(value) ? [] : explain(validators, schema, value, validate.errors ?? []);
      },
      unknownFields: (value) => (tools ??= createTools(contract, direction)).unknownFields(schema, value),
    };
  };
  return {at: (pointer) => compile(reference(pointer)), of: compile};
}

/** What all checks of one direction share. */
interface Tools {
  readonly validators: Validators;
  readonly unknownFields: ReturnType<typeof createFieldSearch>;
}

/** Made with the first check that is asked: reading the whole contract takes a fifth of a sandbox's start. */
function createTools(contract: Contract, direction: Direction): Tools {
  const {document, explained, graph} = directed(contract.document, direction);
  const explainBranch = (branch: JsonObject, value: unknown) => {
    const pointer = graph.pointerOf(branch);
    return pointer === undefined ? [] : list(validators, reference(pointer), value);
  };
  const validators = createValidators({direction, document, explained, graph, explainBranch});
  return {validators, unknownFields: createFieldSearch(graph)};
}

/** A contract as it is read for values that travel in one direction. */
export function directed(contract: JsonObject, direction: Direction) {
  const document = withoutForeignRequired(contract, direction === 'request' ? 'readOnly' : 'writeOnly');
  const explained = withValueRules(document);
  return {document, explained, graph: createSchemaGraph(openContract(explained))};
}

function list(validators: Validators, schema: JsonObject, value: unknown): ErrorObject[] {
  const validate = validators.thorough(schema);
  return validate(value) ? [] : unwrap(validate.errors ?? []).slice(0, MOST_ERRORS);
}

/** Lists what is wrong with a value that a quick check refused with `refusal`. */
function explain(
  validators: Validators,
  schema: JsonObject,
  value: unknown,
  refusal: readonly ErrorObject[],
): ErrorObject[] {
  const furthest = furthestOf(refusal);
  const sample = takeSample(value, furthest?.instancePath ?? '');
  const errors = sample ? list(validators, schema, sample.value) : [];
  const located = errors.map((error) => ({
    ...error,
    instancePath: sample?.pathInWhole(error.instancePath) ?? error.instancePath,
  }));
  // What is wrong with a list as a whole is lost when it is cut.
  const isLost =
    furthest &&
    (located.length === 0 ||
      (furthest.keyword === 'maxItems' && !located.some(({keyword}) => keyword === 'maxItems')));
  return isLost ? [furthest, ...located] : located;
}

/** The violation of the alternative that was followed furthest: a quick check reports one of each. */
function furthestOf(refusal: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({instancePath}: ErrorObject) => keysOf(instancePath).length;
  return refusal.reduce<ErrorObject | undefined>(
    (furthest, error) => (furthest && depth(furthest) > depth(error) ? furthest : error),
    undefined,
  );
}

/** More than anybody reads. */
const MOST_ERRORS = 500;

/** A copy in which no property marked `readOnly` (or `writeOnly`) is required: it belongs to the other direction. */
function withoutForeignRequired<Node extends Json | undefined>(
  node: Node,
  mark: 'readOnly' | 'writeOnly',
): Node {
  if (Array.isArray(node))
    return node.map((item: Json) => withoutForeignRequired(item, mark)) as Json as Node;
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutForeignRequired(value, mark)]),
  );
  const {properties, required} = node;
  if (isObject(properties) && Array.isArray(required))
    copy.required = required.filter((name: Json) => {
      const property = ownValue(properties, String(name));
      return !(isObject(property) && property[mark] === true);
    });
  return copy as Node;
}

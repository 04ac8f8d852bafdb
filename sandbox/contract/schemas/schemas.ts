import Ajv from 'ajv/dist/2020';
import type {ErrorObject, ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {toUtf8} from '../../base/bytes';
import {ownValue} from '../../base/ownValue';
import {addAlternatives, unwrap} from './alternatives';
import {isObject, openContract, type Contract, type Json, type JsonObject} from '../document/document';
import {keysOf} from '../document/pointers';
import {isInstant} from '../../base/instants';
import {isDateTime} from './dateTime';
import {takeSample} from './sample';
import {createSchemaGraph, type SchemaGraph} from './schemaGraph';
import {createFieldSearch, type FieldPath} from './unknownFields';
import {addValueRules, withValueRules} from './valueRules';

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

/** In which direction a value travels: what is read-only is required of responses alone, defaults fill requests alone. */
export type Direction = 'request' | 'response';

const ROOT = 'contract';

/** A reference to a part of the contract, for schemas given to `Schemas.of`. */
export function reference(pointer: string): JsonObject {
  return {$ref: `${ROOT}#${encodeURI(pointer)}`};
}

export function compileSchemas(contract: Contract, direction: Direction): Schemas {
  const document = withoutForeignRequired(
    contract.document,
    direction === 'request' ? 'readOnly' : 'writeOnly',
  );
  const quick = createAjv(direction, {allErrors: false, useDefaults: direction === 'request'});
  quick.addSchema(document, ROOT);
  const explained = withValueRules(document);
  const graph = createSchemaGraph(openContract(explained));
  const explain = createExplain(direction, explained, graph);
  const unknownFields = createFieldSearch(graph);
  const compile = (schema: JsonObject): Check => {
    let validate: ValidateFunction | undefined;
    return {
      explain: (value) => {
        validate ??= quick.compile(schema);
        return validate(value) ? [] : explain(schema, value, validate.errors ?? []);
      },
      unknownFields: (value) => unknownFields(schema, value),
    };
  };
  return {at: (pointer) => compile(reference(pointer)), of: compile};
}

/** Lists what is wrong with a value that a quick check refused with `refusal`. */
function createExplain(direction: Direction, document: JsonObject, graph: SchemaGraph) {
  const ajv = createAjv(direction, {allErrors: true});
  const compiled = new Map<string, ValidateFunction>();
  const list = (schema: JsonObject, value: unknown): ErrorObject[] => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate(value) ? [] : unwrap(validate.errors ?? []).slice(0, MOST_ERRORS);
  };
  const explainBranch = (branch: JsonObject, value: unknown) => {
    const pointer = graph.pointerOf(branch);
    return pointer === undefined ? [] : list(reference(pointer), value);
  };
  addAlternatives(ajv, explainBranch, graph);
  addValueRules(ajv);
  ajv.addSchema(document, ROOT);
  return (schema: JsonObject, value: unknown, refusal: readonly ErrorObject[]): ErrorObject[] => {
    const furthest = furthestOf(refusal);
    const sample = takeSample(value, furthest?.instancePath ?? '');
    const errors = sample ? list(schema, sample.value) : [];
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
  };
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

function createAjv(direction: Direction, options: {allErrors: boolean; useDefaults?: boolean}) {
  // Not strict: the contract's own linter judges its schemas, and OpenAPI's annotations are no keywords of Ajv's.
  // Strict about numbers alone: JSON can say 1e999, which no response could give back.
  // Verbose: value and schema come with each error, and sentences are made of them.
  const ajv = new Ajv({
    ...options,
    verbose: true,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
  });
  addFormats(ajv);
  for (const format of ['int32', 'int64', 'float', 'double', 'binary', 'byte', 'password'])
    ajv.addFormat(format, true);
  ajv.addFormat('date-time', direction === 'request' ? isInstant : isDateTime);
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    schemaType: 'number',
    error: {message: ({schema}) => `must be at most ${String(schema)} bytes as JSON`},
    validate: (limit: number, value: unknown) => toUtf8(JSON.stringify(value)).length <= limit,
  });
  return ajv;
}

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
  return copy as JsonObject as Node;
}

import type {ValidateFunction} from 'ajv';
import type {JsonObject} from '../document/document';
import type {ExplainBranch} from './alternatives';
import {createAjv} from './createAjv';
import type {Direction} from './direction';
import {listingKeywords} from './keywords';
import {ROOT} from './reference';
import type {SchemaGraph} from './schemaGraph';

/** Functions that hold values against schemas which refer into the contract, each made when it is first asked for. */
export interface Validators {
  /** Ends at the first violation, and fills in the defaults of a request. */
  quick(schema: JsonObject): ValidateFunction;
  /** Finds every violation. */
  thorough(schema: JsonObject): ValidateFunction;
}

export interface ValidatorsInput {
  readonly direction: Direction;
  /** The contract for that direction, and the same with the rules of single values, whose violations are listed. */
  readonly document: JsonObject;
  readonly explained: JsonObject;
  /** Of `explained`. */
  readonly graph: SchemaGraph;
  readonly explainBranch: ExplainBranch;
}

/**
 * Compiles while it runs, any contract. Where no code may be made from text, the bundle has `compiledValidators` in place
 * of this file: the same functions, compiled from one contract beforehand.
 */
export function createValidators({
  direction,
  document,
  explained,
  graph,
  explainBranch,
}: ValidatorsInput): Validators {
  const quick = createAjv(direction, {allErrors: false, useDefaults: direction === 'request'});
  quick.addSchema(document, ROOT);
  // Most processes refuse nothing: reading the contract once more waits for the first violation.
  const createThorough = () =>
    createAjv(direction, {allErrors: true}, listingKeywords(explainBranch, graph)).addSchema(explained, ROOT);
  let thorough: ReturnType<typeof createThorough> | undefined;
  const listing = new Map<string, ValidateFunction>();
  return {
    quick: (schema) => quick.compile(schema),
    thorough: (schema) => {
      const key = JSON.stringify(schema);
      const validate = listing.get(key) ?? (thorough ??= createThorough()).compile(schema);
      listing.set(key, validate);
      return validate;
    },
  };
}

import type Ajv from 'ajv/dist/2020.js';
import {_, stringify} from 'ajv/dist/compile/codegen';
import standaloneCode from 'ajv/dist/standalone';
import {openContract, type JsonObject} from '../document/document';
import {parseOperations} from '../operations/operations';
import {createAjv} from '../schemas/createAjv';
import {listingKeywords} from '../schemas/keywords';
import {createSchemaGraph, type SchemaGraph} from '../schemas/schemaGraph';
import {reference, ROOT} from '../schemas/reference';
import {directed} from '../schemas/schemas';
import type {Direction} from '../schemas/direction';

/**
 * Compiles every check of some contracts beforehand, for where no code may be made from text.
 *
 * @returns the module `compiledChecks`: a function for each set of checks, which makes them when it is called. It
 *   requires files of Ajv, which a bundler puts into it. Responses have no check that lists every violation: one that
 *   breaks the contract is a fault of the sandbox, and the first is enough to find it
 * @throws Error when two contracts have the same title and version
 */
export function compileChecks(contracts: readonly JsonObject[]): string {
  const names = contracts.map(nameOf);
  if (new Set(names).size < names.length) throw new Error('Two contracts have the same title and version.');
  const entries = contracts.map((contract) => `${JSON.stringify(nameOf(contract))}: ${setsOf(contract)}`);
  return `export const compiledChecks = {\n${entries.join(',\n')}\n};\n`;
}

/** What a contract's checks are found by. */
const nameOf = ({info}: JsonObject): string => JSON.stringify(info);

function setsOf(contract: JsonObject): string {
  const sets = (['request', 'response'] as const).map((direction) => {
    const isRequest = direction === 'request';
    const {document, explained, graph} = directed(contract, direction);
    const schemas = schemasOf(contract, direction);
    const quick = compileSet(
      {document, graph: createSchemaGraph(openContract(document))},
      createAjv(direction, {...asSource, allErrors: false, useDefaults: isRequest}),
      schemas,
    );
    if (!isRequest) return `${direction}: {quick: ${quick}}`;
    const keywords = listingKeywords(() => [], graph);
    const thorough = compileSet(
      {document: explained, graph},
      createAjv(direction, {...asSource, allErrors: true}, keywords),
      [...schemas, ...branchesUnder(schemas, graph)],
    );
    return `${direction}: {quick: ${quick},\nthorough: ${thorough}}`;
  });
  return `{${sets.join(',\n')}}`;
}

/** Formats come from outside: requests and responses have instants of their own. */
const asSource = {code: {source: true, formats: _`formats`}};

/** Every schema that the operations check something with, in one direction. */
function schemasOf(contract: JsonObject, wanted: Direction): JsonObject[] {
  const found: JsonObject[] = [];
  const noCheck = {explain: () => [], unknownFields: () => []};
  parseOperations(openContract(contract), (_contract, direction) => {
    const of = (schema: JsonObject) => {
      if (direction === wanted) found.push(schema);
      return noCheck;
    };
    return {of, at: (pointer) => of(reference(pointer))};
  });
  return found;
}

/** The branches of every `oneOf` and `anyOf` that a value may come to: each is listed by itself. */
function branchesUnder(schemas: readonly JsonObject[], graph: SchemaGraph): JsonObject[] {
  const reachable = new Set(schemas.flatMap((schema) => [...graph.under(schema)]));
  return [...reachable].flatMap((node) => {
    const {oneOf = [], anyOf = []} = node as {oneOf?: unknown; anyOf?: unknown};
    return [oneOf, anyOf].flat().flatMap((branch) => {
      const pointer = typeof branch === 'object' && branch ? graph.pointerOf(branch) : undefined;
      return pointer === undefined ? [] : [reference(pointer)];
    });
  });
}

/** What a set of checks reads from outside its own code. */
interface Names {
  readonly [prefix: string]: Map<unknown, {value?: {ref: unknown; code?: unknown}}> | undefined;
}

/** @returns a function of the schemas of the document, formats and keywords, that gives the checks by their schema */
function compileSet(
  {document, graph}: {document: JsonObject; graph: SchemaGraph},
  ajv: Ajv,
  schemas: readonly JsonObject[],
): string {
  ajv.addSchema(document, ROOT);
  const keys = [...new Set(schemas.map((schema) => JSON.stringify(schema)))];
  keys.forEach((key, index) => {
    ajv.addSchema(JSON.parse(key) as JsonObject, `check${index}`);
    ajv.getSchema(`check${index}`);
  });
  // Ajv writes schemas out and knows no code for functions: here both have names.
  const names = (ajv.scope as unknown as {_values: Names})._values;
  for (const {value} of names['schema']?.values() ?? []) {
    const pointer = typeof value?.ref === 'object' && value.ref ? graph.pointerOf(value.ref) : undefined;
    if (value) value.code = pointer === undefined ? stringify(value.ref) : _`at(${pointer})`;
  }
  for (const {value} of names['keyword']?.values() ?? []) {
    const name = Object.keys(ajv.RULES.all).find((each) => {
      const definition = ajv.getKeyword(each);
      return typeof definition === 'object' && 'validate' in definition && definition.validate === value?.ref;
    });
    if (value) value.code = _`keywords[${name ?? ''}]`;
  }
  const code = standaloneCode(ajv, Object.fromEntries(keys.map((key, index) => [key, `check${index}`])));
  return `(at, formats, keywords) => {const exports = {}, self = undefined;${code};return exports;}`;
}

import type {ErrorObject} from 'ajv';
import type {JsonObject} from '../document/document';
import type {SchemaGraph} from './schemaGraph';
import {branchesMeant, type WrongTag} from './tags';

/** The violations of a value against one branch of a `oneOf` or `anyOf`; paths count from the value. */
export type ExplainBranch = (branch: JsonObject, value: unknown) => ErrorObject[];

/**
 * Ajv reports a failed `oneOf` or `anyOf` with the violations of every branch. A caller meant one of them: this keeps
 * the violations of the branch that the tags of the value name, or says what the branches would have allowed.
 * @param errors - from an Ajv with `verbose`, which keeps value and schemas with each error.
 */
export function explainAlternatives(
  errors: readonly ErrorObject[],
  explainBranch: ExplainBranch,
  graph: SchemaGraph,
): ErrorObject[] {
  // Ajv reports an outer failure after those inside it. From the last to the first, each replaces its inner ones.
  const failures = errors.filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf').reverse();
  return failures.reduce<ErrorObject[]>(
    (rest, failure) => {
      if (!rest.includes(failure)) return rest;
      const branches = failure.schema as JsonObject[];
      const explained = explain(branches, failure, explainBranch, graph);
      if (!explained) return rest;
      const schemas = branches.map(graph.under);
      const isInside = (error: ErrorObject) =>
        isWithin(error.instancePath, failure.instancePath) &&
        schemas.some((reachable) => reachable.has(error.parentSchema as object));
      return rest.flatMap((error) => (error === failure ? explained : isInside(error) ? [] : [error]));
    },
    [...errors],
  );
}

/** The violations of the branch that was meant; `undefined` when more than one branch fits. */
function explain(
  branches: readonly JsonObject[],
  failure: ErrorObject,
  explainBranch: ExplainBranch,
  graph: SchemaGraph,
): ErrorObject[] | undefined {
  const meant = branchesMeant(branches, failure.data, graph.follow);
  if (!Array.isArray(meant)) return [wrongTag(failure, meant as WrongTag)];
  const violations = (meant as JsonObject[]).map((branch) => explainBranch(branch, failure.data));
  if (violations.some((each) => each.length === 0)) return undefined;
  return bestMatch(violations).map((error) => ({
    ...error,
    instancePath: failure.instancePath + error.instancePath,
  }));
}

function wrongTag(failure: ErrorObject, {pointer, allowedValues}: WrongTag): ErrorObject {
  const instancePath = failure.instancePath + pointer;
  return allowedValues.length === 1
    ? {...failure, instancePath, keyword: 'const', params: {allowedValue: allowedValues[0]}}
    : {...failure, instancePath, keyword: 'enum', params: {allowedValues}};
}

/** The fewest violations among the branches of the value's own type; if it is of none, one that names all types. */
function bestMatch(branches: readonly ErrorObject[][]): ErrorObject[] {
  const typeErrors = branches.flatMap((errors) => errors.find(isOfWholeValue) ?? []);
  const ofItsType = branches.filter((errors) => !errors.some(isOfWholeValue));
  if (ofItsType.length > 0)
    return ofItsType.reduce((best, errors) => (errors.length < best.length ? errors : best));
  const types = typeErrors.flatMap(({params}) => params.type as string | string[]);
  return typeErrors.slice(0, 1).map((error) => ({...error, params: {type: [...new Set(types)]}}));
}

const isOfWholeValue = ({keyword, instancePath}: ErrorObject): boolean =>
  keyword === 'type' && instancePath === '';

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

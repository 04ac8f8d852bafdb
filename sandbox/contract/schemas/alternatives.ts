import type {ErrorObject, FuncKeywordDefinition} from 'ajv';
import type {JsonObject} from '../document/document';
import type {SchemaGraph} from './schemaGraph';
import {branchesMeant, type WrongTag} from './tags';

/** The violations of a value against one branch of a `oneOf` or `anyOf`; paths count from the value. */
export type ExplainBranch = (branch: JsonObject, value: unknown) => readonly ErrorObject[];

/** What a validator reports in place of its violations: Ajv would overwrite parts of them on their way. */
const WRAPPER = 'alternatives';

/**
 * `oneOf` and `anyOf` in place of Ajv's own, which hold a value against every branch and report the violations of all. A
 * caller meant one of them: these hold it against the branch that its tags name, or say what the branches would have
 * allowed. `unwrap` gives back what they report.
 */
export function alternativesKeywords(
  explainBranch: ExplainBranch,
  graph: SchemaGraph,
): FuncKeywordDefinition[] {
  return (['oneOf', 'anyOf'] as const).map((keyword) => {
    const validate = (
      branches: JsonObject[],
      value: unknown,
      _parent?: unknown,
      context?: {instancePath: string},
    ): boolean => {
      const violations = explain(keyword, branches, value, explainBranch, graph).map((error) => ({
        ...error,
        instancePath: (context?.instancePath ?? '') + error.instancePath,
      }));
      Object.assign(validate, {errors: [{keyword: WRAPPER, params: {violations}}]});
      return violations.length === 0;
    };
    return {keyword, schemaType: 'array', validate, errors: true};
  });
}

/** The violations among errors of an Ajv with alternatives. */
export function unwrap(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.flatMap((error) =>
    error.keyword === WRAPPER ? (error.params as {violations: ErrorObject[]}).violations : [error],
  );
}

function explain(
  keyword: 'oneOf' | 'anyOf',
  branches: readonly JsonObject[],
  value: unknown,
  explainBranch: ExplainBranch,
  graph: SchemaGraph,
): readonly ErrorObject[] {
  const meant = branchesMeant(branches, value, graph.follow);
  if (!Array.isArray(meant)) {
    const tag = wrongTag(meant as WrongTag);
    const shared = sharedViolations(branches.map((branch) => explainBranch(branch, value)));
    return [tag, ...shared.filter(({instancePath}) => instancePath !== tag.instancePath)];
  }
  const violations = (meant as JsonObject[]).map((branch) => explainBranch(branch, value));
  const fitting = violations.filter((each) => each.length === 0).length;
  if (fitting === 0) return bestMatch(byFieldsKnown(meant as JsonObject[], violations, value, graph));
  return keyword === 'oneOf' && fitting > 1 ? [violation('', keyword, {})] : [];
}

const violation = (instancePath: string, keyword: string, params: object): ErrorObject => ({
  instancePath,
  keyword,
  params,
  schemaPath: '',
});

const wrongTag = ({pointer, allowedValues}: WrongTag): ErrorObject =>
  allowedValues.length === 1
    ? violation(pointer, 'const', {allowedValue: allowedValues[0]})
    : violation(pointer, 'enum', {allowedValues});

/** What every branch says, word for word: it stays wrong whichever of them the value is meant for. */
function sharedViolations([first = [], ...others]: readonly (readonly ErrorObject[])[]): ErrorObject[] {
  const keyOf = ({instancePath, keyword, params, message}: ErrorObject) =>
    JSON.stringify([instancePath, keyword, params, message]);
  const told = others.map((errors) => new Set(errors.map(keyOf)));
  return first.filter((error) => told.every((keys) => keys.has(keyOf(error))));
}

/** The violations of the branch first that describes the most fields of the value. */
function byFieldsKnown(
  branches: readonly JsonObject[],
  violations: readonly (readonly ErrorObject[])[],
  value: unknown,
  graph: SchemaGraph,
): readonly (readonly ErrorObject[])[] {
  const known = branches.map((branch) => {
    const {properties = {}} = graph.follow(branch);
    return Object.keys(properties as object).filter((key) => Object.hasOwn(Object(value) as object, key))
      .length;
  });
  const order = [...branches.keys()].sort((one, other) => (known[other] ?? 0) - (known[one] ?? 0));
  return order.map((index) => violations[index] ?? []);
}

/** The fewest violations among the branches of the value's own type; if it is of none, one that names all types. */
function bestMatch(branches: readonly (readonly ErrorObject[])[]): readonly ErrorObject[] {
  const typeErrors = branches.flatMap((errors) => errors.find(isOfWholeValue) ?? []);
  const ofItsType = branches.filter((errors) => !errors.some(isOfWholeValue));
  if (ofItsType.length > 0)
    return ofItsType.reduce((best, errors) => (errors.length < best.length ? errors : best));
  const types = typeErrors.flatMap(({params}) => params.type as string | string[]);
  return typeErrors.slice(0, 1).map((error) => ({...error, params: {type: [...new Set(types)]}}));
}

const isOfWholeValue = ({keyword, instancePath}: ErrorObject): boolean =>
  keyword === 'type' && instancePath === '';

import type {FuncKeywordDefinition, ValidateFunction} from 'ajv';
import {ownValue} from '../../base/ownValue';
import type {Json, JsonObject} from '../document/document';
import {keysOf} from '../document/pointers';
import {formatsFor, listingKeywords, ownKeywords} from '../schemas/keywords';
import type {Direction} from '../schemas/direction';
import type {Validators, ValidatorsInput} from '../schemas/validators';
import {compiledChecks, type MakeChecks} from './compiledChecks';

/** Checks that were compiled from a contract beforehand, in place of `schemas/validators`. */
export function createValidators({
  direction,
  document,
  explained,
  graph,
  explainBranch,
}: ValidatorsInput): Validators {
  const sets = ownValue(compiledChecks, JSON.stringify(document.info))?.[direction];
  if (!sets) throw new Error('No checks were compiled for this contract.');
  const quick = checksOf(sets.quick, direction, document, ownKeywords);
  return {
    quick,
    thorough: sets.thorough
      ? checksOf(sets.thorough, direction, explained, [
          ...ownKeywords,
          ...listingKeywords(explainBranch, graph),
        ])
      : quick,
  };
}

/** The checks of one kind, made when the first is asked for. */
function checksOf(
  make: MakeChecks,
  direction: Direction,
  document: JsonObject,
  keywords: readonly FuncKeywordDefinition[],
): (schema: JsonObject) => ValidateFunction {
  const at = (pointer: string) =>
    keysOf(pointer).reduce<Json | undefined>(
      (node, key) => ownValue(node as JsonObject | undefined, key),
      document,
    );
  const functions = Object.fromEntries(keywords.map(({keyword, validate}) => [String(keyword), validate]));
  let checks: ReturnType<MakeChecks> | undefined;
  return (schema) => {
    checks ??= make(at, formatsFor(direction), functions);
    const check = ownValue(checks, JSON.stringify(schema));
    if (!check) throw new Error(`No check was compiled for ${JSON.stringify(schema)}.`);
    return check;
  };
}

import fc from 'fast-check';
import type {DocumentedOperation, DocumentedParameter} from '../contract';
import {breakable, findInvalidBody, countChanges, invalidParameters} from '../invalidRequests';
import {writeRequest, type Values, type WireRequest} from '../request';
import {findViolation} from '../findViolation';
import {valuesOf} from './arbitraries';
import {groups, instant, nearBend} from './shapes';

/** Ids that a fresh sandbox has besides the example of a parameter: an id from nowhere is 404 and no more. */
const knownIds: Readonly<Record<string, readonly string[]>> = {
  collectionIds: ['cascade-drones', 'deschutes-fleet', 'puget-ferries', 'tokyo-taxis'],
  objectIds: ['heron-7', 'engine-14', 'mv-salish', 'tanker-912', 'barge-1', 'ridge-mast-2'],
  objectId: ['heron-7', 'engine-14', 'mv-salish'],
  routeId: ['bend-to-sisters', 'seattle-to-bainbridge', 'redmond-to-sisters'],
  areaIds: ['ridge-creek-perimeter', 'denver-low-emission-zone', 'elliott-bay-approach'],
  droneId: ['heron-7', 'kestrel-2'],
  restrictionId: ['ridge-creek-tfr', 'ctr-abj', 'ctr-abq', 'bainbridge-dock'],
  planId: ['ridge-creek-survey', 'pilot-butte-tower', 'bend-highway-corridor'],
  flightPlanId: ['ridge-creek-survey', 'pilot-butte-tower', 'bend-highway-corridor'],
  format: ['skytrack', 'tower-log'],
  areaId: ['ORZ611'],
};

/** Values of a parameter; where chance would seldom meet anything, half of them are in the story. */
function parameterValues({name, schema, in: where, example}: DocumentedParameter): fc.Arbitrary<unknown> {
  const anyValue = valuesOf(schema);
  if (name === 'waypoints')
    return fc.array(nearBend, {minLength: 2, maxLength: 4}).map((waypoints) => waypoints.join(';'));
  // A cursor is worth nothing but where a page gave it; a language, where it is spoken.
  if (name === 'after') return fc.oneof({arbitrary: fc.constant(undefined), weight: 3}, anyValue);
  if (name === 'language') return fc.oneof({arbitrary: fc.constant('en'), weight: 3}, anyValue);
  if (name === 'countryCode') return fc.oneof({arbitrary: fc.constant('US'), weight: 3}, anyValue);
  if (name === 'end') return fc.oneof(fc.constant('2026-07-17T00:00:00Z'), instant);
  if (name === 'start') return fc.oneof(fc.constant('2026-07-14T00:00:00Z'), instant);
  const ids = knownIds[name] ?? idsIn(name, example);
  if (ids && where === 'path' && findViolation(schema, ids[0]) === undefined)
    return fc.oneof({arbitrary: fc.constantFrom(...ids), weight: 3}, {arbitrary: anyValue, weight: 1});
  if (ids && where === 'path' && findViolation(schema, [ids[0]]) === undefined)
    return fc.oneof(
      {arbitrary: fc.uniqueArray(fc.constantFrom(...ids), {minLength: 1, maxLength: 3}), weight: 3},
      {arbitrary: anyValue, weight: 1},
    );
  if (where === 'path' && name === 'coordinates')
    return fc.oneof({arbitrary: fc.constant(example), weight: 3}, {arbitrary: anyValue, weight: 1});
  return anyValue;
}

/** The example of an id: the walk of the contract requires that a fresh sandbox has it. */
function idsIn(name: string, example: unknown): readonly string[] | undefined {
  if (!/Ids?$/.test(name)) return undefined;
  return [example].flat().filter((id) => typeof id === 'string');
}

/** Requests to an operation that its schemas allow. */
export function validValues(operation: DocumentedOperation): fc.Arbitrary<Values> {
  const of = (where: string, isNeeded = false) => {
    const here = operation.parameters.filter(
      (parameter) => parameter.in === where && (parameter.required || !isNeeded),
    );
    return fc.record(Object.fromEntries(here.map((each) => [each.name, parameterValues(each)])), {
      requiredKeys: here.filter(({required}) => required).map(({name}) => name),
    });
  };
  const {body} = operation;
  const path = of('path');
  const group = groups.find(({names}) => names.every((name) => operation.path.includes(`{${name}}`)));
  const together = group && fc.tuple(path, group.values).map(([values, known]) => ({...values, ...known}));
  return fc.record({
    path: together ? fc.oneof({arbitrary: together, weight: 4}, {arbitrary: path, weight: 1}) : path,
    // All filters together leave little to be answered.
    query: fc.oneof({arbitrary: of('query'), weight: 2}, {arbitrary: of('query', true), weight: 1}),
    body: body ? bodies(operation) : fc.constant(undefined),
  });
}

function bodies({body}: DocumentedOperation): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  return valuesOf(body.schema)
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    .filter((value) => findViolation(body.schema, value) === undefined);
}

/** A request that breaks the contract, and where. */
export interface BrokenRequest extends WireRequest {
  readonly what: string;
}

/** Requests that are broken in exactly one part: a parameter too many, a text, a part of the body. */
export function brokenRequests(operation: DocumentedOperation): fc.Arbitrary<BrokenRequest> {
  const ways = [unknownParameter(operation), ...brokenParameters(operation), ...brokenBodies(operation)];
  return fc.oneof(...ways);
}

function unknownParameter(operation: DocumentedOperation): fc.Arbitrary<BrokenRequest> {
  const names = fc
    .stringMatching(/^[a-z_]{1,12}$/)
    .filter((name) => !operation.parameters.some((known) => known.name === name));
  return fc.tuple(validValues(operation), names, fc.string()).map(([values, name, text]) => ({
    what: `unknown ${name}`,
    ...writeRequest(operation, {...values, query: {...values.query, [name]: text}}),
  }));
}

function brokenParameters(operation: DocumentedOperation): fc.Arbitrary<BrokenRequest>[] {
  return breakable(operation).map((parameter) =>
    fc
      .tuple(validValues(operation), fc.constantFrom(...invalidParameters(parameter)))
      .map(([values, invalid]) => {
        const changed = {[parameter.name]: invalid.text};
        const {path, query} = values;
        return {
          what: invalid.what,
          ...writeRequest(operation, {
            ...values,
            ...(parameter.in === 'path' ? {path: {...path, ...changed}} : {query: {...query, ...changed}}),
          }),
        };
      }),
  );
}

function brokenBodies(operation: DocumentedOperation): fc.Arbitrary<BrokenRequest>[] {
  const {body} = operation;
  if (!body) return [];
  // Three shares: a body has more parts to break than all parameters together.
  const broken = fc.tuple(validValues(operation), fc.nat()).map(([values, index]) => {
    const invalid = firstInvalidBody(body.schema, values.body, index);
    return {what: invalid.what, ...writeRequest(operation, {...values, body: invalid.body})};
  });
  return [broken, broken, broken];
}

/** Not every change of a part is refused: the next one that is. At the latest the missing body. */
function firstInvalidBody(schema: string, body: unknown, index: number): {what: string; body: unknown} {
  const count = countChanges(body);
  for (let step = 0; step < count; step++) {
    const invalid = findInvalidBody(schema, body, (index + step) % count);
    if (invalid) return invalid;
  }
  throw new Error('No change of a body breaks it.');
}

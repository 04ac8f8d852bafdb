import {expect, test} from 'vitest';
import {lintText} from '../../api/lint/lintContract';
import {soundSample} from './sample';

const create = ['paths', '/buoys', 'post'];
const read = ['paths', '/buoys/{buoyId}', 'get'];
const remove = ['paths', '/buoys/{buoyId}', 'delete'];
const parameter = ['paths', '/buoys/{buoyId}', 'parameters', '0'];
const json = ['content', 'application/json'];
const depth = ['components', 'schemas', 'Buoy', 'properties', 'depth'];

/** One flaw in the sound sample, and the rule that must catch it. `undefined` takes the value away. */
const flaws: [rule: string, flaw: string, place: string[], value: unknown][] = [
  ['house/operation-identity', 'an id in snake case', [...read, 'operationId'], 'get_buoy'],
  ['house/operation-identity', 'no id', [...read, 'operationId'], undefined],
  ['house/operation-identity', 'two tags', [...read, 'tags'], ['Buoys', 'Buoys']],
  ['house/operation-identity', 'an undeclared tag', [...read, 'tags'], ['Ships']],
  ['house/operation-identity', 'no tag', [...read, 'tags'], undefined],
  ['house/operation-identity', 'a summary with a full stop', [...read, 'summary'], 'Get a buoy.'],
  ['house/operation-identity', 'a short description', [...read, 'description'], 'Gets a buoy.'],
  ['house/operation-statuses', 'no 401', [...create, 'responses', '401'], undefined],
  ['house/operation-statuses', 'no 404 where an id stands', [...read, 'responses', '404'], undefined],
  ['house/operation-statuses', 'no success', [...remove, 'responses', '204'], undefined],
  ['house/operation-statuses', 'an unknown status', [...read, 'responses', '202'], {description: 'Later.'}],
  ['house/success-shape', '201 without Location', [...create, 'responses', '201', 'headers'], undefined],
  ['house/success-shape', '200 without a body', [...read, 'responses', '200', 'content'], undefined],
  ['house/success-shape', '204 with a body', [...remove, 'responses', '204', 'content'], {'image/png': {}}],
  ['house/success-shape', 'DELETE without 204', [...remove, 'responses', '204'], undefined],
  ['house/unknown-fields-told', 'a body without Prefer', [...create, 'parameters'], undefined],
  [
    'house/unknown-fields-told',
    'a success that names no unknown fields',
    [...create, 'responses', '201', 'headers', 'Unknown-Fields'],
    undefined,
  ],
  ['house/error-body', 'an error without a body', [...read, 'responses', '500', 'content'], undefined],
  [
    'house/error-body',
    'an error of another shape',
    ['components', 'schemas', 'Error', 'required'],
    ['message'],
  ],
  ['house/body-limit-named', 'a 413 with another limit', [...create, 'requestBody', 'x-max-bytes'], 2048],
  [
    'house/body-examples',
    'a request without examples',
    [...create, 'requestBody', ...json, 'examples'],
    undefined,
  ],
  [
    'house/body-examples',
    'a success without examples',
    [...read, 'responses', '200', ...json, 'examples'],
    undefined,
  ],
  [
    'house/body-examples',
    'a 404 without examples',
    [...read, 'responses', '404', ...json, 'examples'],
    undefined,
  ],
  [
    'house/body-examples',
    'an example without a summary',
    [...read, 'responses', '200', ...json, 'examples', 'buoy', 'summary'],
    undefined,
  ],
  ['house/parameter-described', 'a parameter without words', [...parameter, 'description'], undefined],
  ['house/parameter-described', 'a required parameter without example', [...parameter, 'example'], undefined],
  [
    'house/parameter-described',
    'an optional parameter that suggests no value',
    [...read, 'parameters'],
    [{name: 'depth', in: 'query', description: 'Only buoys as deep as this.', schema: {type: 'string'}}],
  ],
  ['house/property-described', 'a property without words', [...depth, 'description'], undefined],
  ['house/integer-limits', 'an integer without limits', [...depth, 'minimum'], undefined],
  ['house/deprecation-named', 'a flag without words', [...read, 'deprecated'], true],
  [
    'house/deprecation-named',
    'words without a flag',
    [...read, 'description'],
    `Deprecated. ${'Use rafts. '.repeat(12)}`,
  ],
  ['security-defined', 'an unknown security scheme', [...read, 'security'], [{password: []}]],
  [
    'no-invalid-media-type-examples',
    'an example that breaks its schema',
    [...create, 'requestBody', ...json, 'examples', 'buoy', 'value'],
    {depth: -1},
  ],
];

test('the sound sample has no problem', async () => {
  expect(await rulesBrokenBy(soundSample())).toEqual([]);
});

test.each(flaws)('%s catches %s', async (rule, _flaw, pointer, value) => {
  const sample = soundSample();
  replace(sample, pointer, value);
  expect(await rulesBrokenBy(sample)).toContain(rule);
});

async function rulesBrokenBy(description: unknown): Promise<string[]> {
  return (await lintText(JSON.stringify(description))).map((problem) => problem.ruleId);
}

function replace(target: object, pointer: string[], value: unknown): void {
  const parent = pointer.slice(0, -1).reduce<unknown>((node, key) => Reflect.get(Object(node), key), target);
  Reflect.set(Object(parent), pointer.at(-1) ?? '', value);
}

import {expect, test} from 'vitest';
import {holds, resolved, type Scope} from './expressions';

const scope: Scope = {
  inputs: {now: '2026-07-14T18:00:00Z'},
  steps: new Map([['create', {planId: 'p-1', count: 3}]]),
  response: {status: 201, headers: {'content-type': 'image/png'}, json: {plans: [{id: 'p-1'}], 'a/b': 2}},
};

test.each([
  ['$statusCode == 201', true],
  ['$statusCode != 201', false],
  ['$statusCode >= 200 && $statusCode < 300', true],
  ['$statusCode == 404 || $statusCode == 201', true],
  ["$response.body#/plans/0/id == 'p-1'", true],
  ["$response.body#/plans/1/id == 'p-1'", false],
  ['$response.body#/plans/1/id != null', false],
  ['$response.body#/plans/0/id != null', true],
  ['$response.body#/a~1b == 2', true],
  ['$response.body#/toString != null', false],
  ["$response.header.Content-Type == 'image/png'", true],
  ['$steps.create.outputs.count > 2', true],
])('%s is %s', (condition, expected) => {
  expect(holds(condition, scope)).toBe(expected);
});

test('values keep their types where an expression is all of them, and texts are filled in', () => {
  expect(
    resolved(
      {id: '$steps.create.outputs.count', list: ['at {$inputs.now}', '{$inputs.now}', 'a $5 fee']},
      scope,
    ),
  ).toEqual({
    id: 3,
    list: ['at 2026-07-14T18:00:00Z', '2026-07-14T18:00:00Z', 'a $5 fee'],
  });
});

test('an expression that is not known is named', () => {
  expect(() => holds("$response.query.x == 'a'", scope)).toThrow('$response.query.x');
});

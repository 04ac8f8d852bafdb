import {expect, test} from 'vitest';
import type {OperationDocument, Parameter} from '@site/src/openapi/document/types';
import {firstDraft, isTimed, movedToHour} from './firstDraft';

const hour = new Date('2027-01-01T05:00:00Z');

const parameter = (name: string, value: number | string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: {},
  examples: {default: {value}},
});

function operation(parameters: readonly Parameter[], body?: string): OperationDocument {
  const content = {'application/json': {examples: {default: {value: body ?? ''}}}};
  return {parameters, schemas: {}, ...(body !== undefined && {requestBody: {content}})} as OperationDocument;
}

test('moves the hours of examples to the present one', () => {
  const grid = operation([
    ...[parameter('year', 2026), parameter('month', 7), parameter('day', 14), parameter('hour', 18)],
  ]);
  expect(firstDraft(grid, hour).values).toEqual({
    'path:year': '2027',
    'path:month': '1',
    'path:day': '1',
    'path:hour': '5',
  });
  expect(isTimed(grid)).toBe(true);
});

test('moves the instants of values and bodies as far as the story moves', () => {
  expect(movedToHour('from 2026-07-14T17:00:00Z to 2026-07-14T18:28:00.500Z', hour)).toBe(
    'from 2027-01-01T04:00:00Z to 2027-01-01T05:28:00.500Z',
  );
  const post = operation([], '{"time": "2026-07-14T18:00:00Z"}');
  expect(firstDraft(post, hour).body?.text).toBe('{"time": "2027-01-01T05:00:00Z"}');
});

test('leaves examples without a time alone', () => {
  const get = operation([parameter('collectionId', 'deschutes-fleet')]);
  expect(firstDraft(get, hour).values).toEqual({'path:collectionId': 'deschutes-fleet'});
  expect(isTimed(get)).toBe(false);
});

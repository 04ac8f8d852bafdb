import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {findOrphans} from './findOrphans';

test('every file of the contracts is reached', () => {
  expect(findOrphans(['api/openapi.yaml', 'api/portal.yaml'], 'api')).toEqual([]);
});

test('what no entry reaches any more is named, and what it alone refers to with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orphans-'));
  const files = {
    'openapi.yaml': "paths:\n  /a:\n    $ref: paths/a.yaml\n  /b: {$ref: 'paths/b.yaml#/b'}\n",
    'paths/a.yaml': 'schema: {$ref: ../components/x.yaml#/X}\n',
    'paths/b.yaml': 'b: {}\n',
    'paths/gone.yaml': 'schema: {$ref: ../components/y.yaml}\n',
    'components/x.yaml': 'X: {}\n',
    'components/y.yaml': '{}\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  expect(findOrphans([join(folder, 'openapi.yaml')], folder)).toEqual([
    'components/y.yaml',
    'paths/gone.yaml',
  ]);
});

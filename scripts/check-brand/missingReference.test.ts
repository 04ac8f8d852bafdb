import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import type {OperationDocument} from '../../src/openapi/document/types';
import {missingReference} from './missingReference';

const operations = [{slug: 'lend', path: '/loans', summary: 'Lend a book'}] as unknown as OperationDocument[];
const whole = {
  'api/lend/index.html': '<h1>Lend a book</h1><pre>curl</pre>',
  'api/lend.md': 'POST `/loans`',
  'search-index.json': '{"to":"api/lend"}',
  'openapi.json': '{"version": "1.4.0"}',
  'openapi.yaml': 'version: 1.4.0',
};

function find(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  return missingReference(folder, operations, '1.4.0');
}

test('a reference with page, sample, twin, search and downloads lacks nothing', () => {
  expect(find(whole)).toEqual([]);
});

test('what is not there, and what should not be, is named', () => {
  expect(find({...whole, 'api/lend/index.html': 'Lend a book'})).toEqual([
    'api/lend/index.html lacks "curl"',
  ]);
  expect(find({...whole, 'api/lend.md': ''})).toEqual(['api/lend.md lacks "/loans"']);
  expect(find({...whole, 'openapi.json': '{}'})).toEqual(['openapi.json is not of version 1.4.0']);
  expect(find({...whole, 'docs/index.html': ''})).toEqual(['/docs is there although it is switched off']);
});

import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contractVersion} from './contractVersion';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-version-'));

function versionOf(text: string, file = 'openapi.yaml'): string {
  writeFileSync(path.join(folder, file), text);
  return contractVersion(file, folder);
}

test.each([
  ["info: {title: Desk, version: '1.0'}", '1.0'],
  ['openapi: 3.1.0\ninfo:\n  title: Desk\n  version: 2026-11-25-beta\n', '2026-11-25-beta'],
])('%j is of version %s', (text, version) => {
  expect(versionOf(text)).toBe(version);
});

test('a description in JSON has a version too', () => {
  expect(versionOf('{"info": {"version": "v3"}}', 'openapi.json')).toBe('v3');
});

test.each([
  ['info: {version: 1.0}', 'put it in quotation marks'],
  ["info: {version: ' '}", 'put it in quotation marks'],
  ['info: {title: Desk}', 'has no version'],
  ['paths: {}', 'has no version'],
  ['', 'has no version'],
  ['info: [', 'cannot be read'],
])('%j is refused in words', (text, words) => {
  expect(() => versionOf(text)).toThrow(words);
});

test('a description that is not there is named with the field', () => {
  expect(() => contractVersion('api/gone.yaml', folder)).toThrow(
    "'apiDescription' names api/gone.yaml, which cannot be read: ENOENT",
  );
});

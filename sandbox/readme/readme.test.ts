import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {toyOperation} from '../testing/toyContract';
import {README, withSections} from './readme';
import {coverageTable} from './sections';

test('the README says what the code does; else run: npx tsx sandbox/readme/update.ts', () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toBe(withSections(readme));
});

test('an operation without a handler is named', () => {
  const toy = toyOperation({responses: {}});
  expect(coverageTable([toy], new Set())).toContain('| Things | 0 of 1 | `toy` |');
  expect(coverageTable([toy], new Set(['toy']))).toContain('| Things | 1 of 1 |  |');
});

test('a README without the marks is not passed over', () => {
  expect(() => withSections('# Sandbox')).toThrow('has no section "<!-- made: coverage -->"');
});

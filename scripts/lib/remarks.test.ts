import path from 'node:path';
import {expect, test} from 'vitest';
import {unitRemarks} from './remarks.mjs';
import {root} from './run.mjs';

const passed = {status: 'passed', fullName: 'one', failureMessages: []};
const failed = {
  status: 'failed',
  fullName: 'two',
  failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat b.test.ts:3'],
};

test('unit tests that failed are named with the first line of their reason, and so are files that could not be read', () => {
  const testResults = [
    {name: path.join(root, 'src/a.test.ts'), message: '', assertionResults: [passed]},
    {name: path.join(root, 'src/b.test.ts'), message: '', assertionResults: [passed, failed]},
    {name: path.join(root, 'src/c.test.ts'), message: 'Cannot find module', assertionResults: []},
  ];
  expect(unitRemarks({testResults})).toBe(
    'failed: src/b.test.ts › two\n    expected 1\nfailed: src/c.test.ts\n    Cannot find module',
  );
  expect(unitRemarks({testResults: testResults.slice(0, 1)})).toBe('');
});

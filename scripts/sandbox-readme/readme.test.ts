import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {openContract} from '../../sandbox/contract/document/document';
import {loadContract, servedContract} from '../../sandbox/testing/servedContract';
import {child} from '../../sandbox/contract/document/pointers';
import {oneOperation} from '../../sandbox/testing/oneOperation';
import {README, withSections} from './readme';
import {accountLimits, coverageTable} from './sections';

test('the README says what the code does; else run: npx tsx scripts/sandbox-readme.ts', () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toBe(withSections(readme));
});

test('an operation without a handler is named', () => {
  const operation = oneOperation({responses: {}});
  expect(coverageTable([operation], new Set())).toContain('| Things | 0 of 1 | `getThing` |');
  expect(coverageTable([operation], new Set(['getThing']))).toContain('| Things | 1 of 1 |  |');
});

test('a README without the marks is not passed over', () => {
  expect(() => withSections('# Sandbox')).toThrow('has no section "<!-- made: coverage -->"');
});

test('what an account may hold is told where the contract describes how to create it', () => {
  const contract = openContract(loadContract());
  const silent = accountLimits.flatMap(({most, operations}) => {
    const told = `at most ${most.replace('MiB', 'MB')}`;
    return operations.filter((id) => {
      const found = servedContract().operations.find(({operationId}) => operationId === id);
      if (!found) throw new Error(`The contract has no ${id}.`);
      const {value} = contract.at(child(child('/paths', found.path), found.method.toLowerCase()));
      return !String(value.description).replaceAll(/\s+/g, ' ').includes(told);
    });
  });
  expect(silent).toEqual([]);
});

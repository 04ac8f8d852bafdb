import {formatProblems, getTotals} from '@redocly/openapi-core';
import {lintContract} from '../api/lint/lintContract';

/** `npm run lint:contract`: prints every problem of both contracts with its path. A warning fails like an error. */
const contracts = ['api/openapi.yaml', 'api/portal.yaml'];
const problems = (await Promise.all(contracts.map(lintContract))).flat();
if (problems.length > 0) {
  formatProblems(problems, {format: 'codeframe', maxProblems: 50, totals: getTotals(problems), version: ''});
  process.exitCode = 1;
}
console.log(`contract lint: ${problems.length} problem(s)`);

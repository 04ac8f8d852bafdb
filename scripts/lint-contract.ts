import {formatProblems, getTotals} from '@redocly/openapi-core';
import {lintContract} from '../api/lint/lintContract';

/** `npm run lint:contract`: prints every problem of the contract with its path. A warning fails like an error. */
const problems = await lintContract('api/openapi.yaml');
if (problems.length > 0) {
  formatProblems(problems, {format: 'codeframe', maxProblems: 50, totals: getTotals(problems), version: ''});
  process.exitCode = 1;
}
console.log(`contract lint: ${problems.length} problem(s)`);

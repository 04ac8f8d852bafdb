import fc from 'fast-check';
import {operations} from '../contract';
import {brokenRequests, validValues} from '../fuzz/requests';
import {writeRequest, type WireRequest} from '../request';
import {examples, unnamed, world} from '../walk/everyExample';

/**
 * What both forms of the sandbox are asked: every example of the contract, and requests of the fuzz, the same each time:
 * what schemas allow, and what is broken in one place.
 *
 * @param runs how many of each kind for each operation
 */
export function formRequests(runs: number): WireRequest[] {
  const options = {numRuns: runs, seed: 1};
  const fuzzed = operations.flatMap((operation) => [
    ...fc.sample(validValues(operation), options).map((values) => writeRequest(operation, values)),
    ...fc.sample(brokenRequests(operation), options),
  ]);
  return [...unnamed, ...world, ...examples(), ...fuzzed];
}

import {fill, storyTime} from '../../code/sample-request/placeholders';
import {findOperation} from '../reference/findOperation';
import type {NamedOperation} from '../reference/readOperations';
import type {Sample} from './types';

/** The samples of a page with what the contract says about the responses of their operations. */
export function describedSamples(
  samples: readonly Sample[],
  operations: readonly NamedOperation[],
): readonly Sample[] {
  return samples.map((sample) => {
    if (sample.kind === 'program') return sample;
    const {method, target} = sample.request;
    // A value that was captured fills one part of a path, as its placeholder does.
    const filled = fill(target, {now: storyTime, values: {}});
    const operation = findOperation(operations, method, filled);
    return operation?.canBeEmpty ? {...sample, request: {...sample.request, canBeEmpty: true}} : sample;
  });
}

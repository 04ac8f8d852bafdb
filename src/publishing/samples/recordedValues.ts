import type {Json} from '../../openapi/document/types';
import {capturedFrom} from '../../code/sample-request/captured';
import type {Sample} from './types';

/** What the recorded responses of a page give to its later requests, by name. */
export function recordedValues(samples: readonly Sample[]): Record<string, string> {
  return Object.fromEntries(samples.flatMap((sample) => Object.entries(valuesOf(sample))));
}

function valuesOf(sample: Sample): Record<string, string> {
  if (sample.kind === 'program' || sample.recorded.language !== 'json') return {};
  const {text} = sample.recorded;
  try {
    return capturedFrom(JSON.parse(text) as Json, sample.request.captures);
  } catch {
    // Not recorded yet.
    return {};
  }
}

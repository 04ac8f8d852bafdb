import {capturedFrom} from '../../src/code/sample-request/captured';
import {storyTime} from '../../src/code/sample-request/placeholders';
import type {Json} from '../../src/openapi/document/types';
import type {SamplePage} from '../../src/publishing/samples/types';
import {type Caller, expectedRequest} from './sampleText';

/**
 * Sends the requests of earlier pages in order, so that the page after them finds what its reader has by then. Their
 * responses are compared where those pages are run themselves. Programs are left out: no later page builds on one.
 */
export async function catchUp(pages: readonly SamplePage[], caller: Caller): Promise<void> {
  for (const {samples} of pages) {
    const values: Record<string, string> = {};
    for (const sample of samples) {
      if (sample.kind !== 'request') continue;
      const filling = {now: storyTime, values};
      const {url, method, headers, body} = expectedRequest(sample.request, caller, filling);
      const response = await fetch(url, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(body !== undefined && {body}),
      });
      const text = await response.text();
      if (sample.request.captures.length > 0)
        Object.assign(values, capturedFrom(JSON.parse(text) as Json, sample.request.captures));
    }
  }
}

import type {SamplePage} from '../../src/build/samples/types';

/** The page with its samples up to the first that deletes something: what a reader has before tidying up. */
export function beforeCleaningUp<Page extends SamplePage>(page: Page): Page {
  const end = page.samples.findIndex((each) => each.kind === 'request' && each.request.method === 'DELETE');
  return end === -1 ? page : {...page, samples: page.samples.slice(0, end)};
}

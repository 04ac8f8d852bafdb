import '../notInJsdom';
import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {MemoryRouter} from 'react-router-dom';
import {fill, storyTime} from '../../../src/code/sample-request/placeholders';
import type {OperationDocument} from '../../../src/openapi/document/types';
import {findOperation} from '../../../src/publishing/reference/findOperation';
import {readOperations, type NamedOperation} from '../../../src/publishing/reference/readOperations';
import {collectSamples} from '../../../src/publishing/samples/collectSamples';
import {describedSamples} from '../../../src/publishing/samples/describedSamples';
import {parsePage} from '../../../src/publishing/samples/parsePage';
import {recordedValues} from '../../../src/publishing/samples/recordedValues';
import type {RequestSample, Sample} from '../../../src/publishing/samples/types';
import {openPage} from '../openPage';

/**
 * Opens the samples of a guide, as its page has them, for whoever is signed in. The words between them are left out.
 *
 * @param at address of the sandbox
 * @param file the guide's, such as `docs/index.mdx`
 */
export const openGuide = (at: string, file: string): Promise<void> =>
  openPage(at, async () => {
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {Sample: GuideSample} = await import('../../../src/guide/sample/Sample');
    const operations = await readOperations('.');
    const found = collectSamples(parsePage(readFileSync(file, 'utf8')), file);
    const samples = describedSamples(
      found.map(({sample}) => sample),
      operations,
    );
    return (
      <MemoryRouter initialEntries={[addressOf(file)]}>
        <AuthProvider>
          <main>
            {samples.map((sample, index) => {
              if (sample.kind === 'program') return null;
              const props = propsOf(sample, samples.slice(0, index), operations);
              return <GuideSample key={sample.request.name} {...props} />;
            })}
          </main>
        </AuthProvider>
      </MemoryRouter>
    );
  });

const addressOf = (file: string): string =>
  `/${file.endsWith('/index.mdx') ? dirname(file) : file.replace(/\.mdx$/, '')}`;

function propsOf(
  {request, recorded}: RequestSample,
  earlier: readonly Sample[],
  operations: readonly NamedOperation[],
) {
  const values = recordedValues(earlier);
  const target = fill(request.target, {now: storyTime, values});
  const operation = findOperation(operations, request.method, target);
  if (!operation) throw new Error(`No operation is called by ${request.name}.`);
  const document = `.generated/reference/operations/${operation.slug}.json`;
  return {
    request,
    operation,
    values,
    recorded,
    load: () => Promise.resolve({default: JSON.parse(readFileSync(document, 'utf8')) as OperationDocument}),
  };
}

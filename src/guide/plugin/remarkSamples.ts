import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {pageProblems, programEndings} from '../../publishing/samples/checkPage';
import {collectSamples, type Found} from '../../publishing/samples/collectSamples';
import {describedSamples} from '../../publishing/samples/describedSamples';
import {component, data, importLine, lazyImport, withAsset} from '../../publishing/samples/elements';
import {findOperation} from '../../publishing/reference/findOperation';
import {fill, storyTime} from '../../code/sample-request/placeholders';
import {pictureSize} from '../../publishing/samples/pictureSize';
import {readOperations, type NamedOperation} from '../../publishing/reference/readOperations';
import {recordedValues} from '../../publishing/samples/recordedValues';
import {SampleError} from '../../publishing/samples/SampleError';
import type {ProgramSample, RequestSample, Sample} from '../../publishing/samples/types';

const languages = {
  sh: {id: 'curl', label: 'cURL'},
  ts: {id: 'javascript', label: 'TypeScript'},
  py: {id: 'python', label: 'Python'},
  go: {id: 'go', label: 'Go'},
} as const;

/**
 * Replaces a page's samples by components: a request with its recorded response, a program with its output.
 * All that they show is data in the page, so that it stands in the static HTML.
 *
 * @throws SampleError, which fails the build, with page, line and what to do
 */
export function remarkSamples() {
  let operations: Promise<readonly NamedOperation[]> | undefined;
  return async (tree: Root, {path: file, cwd: siteDir}: VFile): Promise<void> => {
    const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
    const found = collectSamples(tree, name);
    if (found.length === 0) return;
    operations ??= readOperations(siteDir);
    const known = await operations;
    const folder = path.dirname(file);
    const samples = describedSamples(
      found.map(({sample}) => sample),
      known,
    );
    const problems = [
      ...pageProblems({file: name, samples}, folder, known),
      ...samples.flatMap((sample) => unrecorded(sample, name, folder)),
    ];
    if (problems.length > 0) throw new SampleError(problems);
    found.forEach((each, index) => {
      const sample = samples[index] ?? each.sample;
      const values = recordedValues(samples.slice(0, index));
      replace(
        each,
        sample.kind === 'request' ? request(sample, values, known, folder) : program(sample, folder),
      );
    });
    const kinds = new Set(samples.map(({kind}) => kind));
    if (kinds.has('request'))
      tree.children.unshift(importLine('Sample', 'GuideSample', '@site/src/guide/sample/Sample'));
    if (kinds.has('program'))
      tree.children.unshift(
        importLine('GuideProgram', 'GuideProgram', '@site/src/guide/program/GuideProgram'),
      );
  };
}

/** A request's response, which stands after it, goes with it. */
function replace({sample, parent, node}: Found, by: RootContent): void {
  const index = parent.children.indexOf(node as RootContent);
  parent.children.splice(index, sample.kind === 'request' ? 2 : 1, by);
}

function unrecorded(sample: Sample, file: string, folder: string): string[] {
  const advice = 'run `npm run samples -- --update`';
  if (sample.kind === 'program') {
    const output = path.join(folder, 'samples', `${sample.name}.out`);
    return existsSync(output)
      ? []
      : [`${file}:${sample.line}  The output of ${sample.name} is not recorded: ${advice}.`];
  }
  const {recorded} = sample;
  const isThere =
    recorded.language === 'png'
      ? existsSync(path.join(folder, recorded.text.trim()))
      : recorded.text.trim() !== '' || recorded.status === 204;
  return isThere ? [] : [`${file}:${recorded.line}  The response is not recorded: ${advice}.`];
}

function request(
  {request: own, recorded}: RequestSample,
  captured: Readonly<Record<string, string>>,
  operations: readonly NamedOperation[],
  folder: string,
): RootContent {
  const text = JSON.stringify(own);
  const values = Object.fromEntries(
    Object.entries(captured).filter(([name]) => text.includes(`{{${name}}}`)),
  );
  const target = fill(own.target, {now: storyTime, values});
  const operation = findOperation(operations, own.method, target) as NamedOperation;
  const {status} = recorded;
  return component('GuideSample', {
    request: data(own),
    operation: data({slug: operation.slug, summary: operation.summary}),
    values: data(values),
    recorded:
      recorded.language === 'png'
        ? picture(status, recorded.text.trim(), folder)
        : data({status, text: recorded.text}),
    load: lazyImport(`@site/.generated/reference/operations/${operation.slug}.json`),
  });
}

function picture(status: number, name: string, folder: string): ReturnType<typeof data> {
  const size = pictureSize(readFileSync(path.join(folder, name)));
  return withAsset({status, text: '', ...size}, 'picture', `./${name}`);
}

function program({name}: ProgramSample, folder: string): RootContent {
  const at = (ending: string): string => path.join(folder, 'samples', `${name}.${ending}`);
  const tabs = programEndings
    .filter((ending) => existsSync(at(ending)))
    .map((ending) => ({...languages[ending], text: readFileSync(at(ending), 'utf8').trimEnd()}));
  return component('GuideProgram', {
    tabs: data(tabs),
    output: data(readFileSync(at('out'), 'utf8').trimEnd()),
  });
}

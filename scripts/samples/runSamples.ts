import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageProblems} from '../../src/publishing/samples/checkPage';
import {SampleError} from '../../src/publishing/samples/SampleError';
import {checkSyntax} from './checkSyntax';
import {readOperations} from '../../src/publishing/reference/readOperations';
import {readPage, readPages, type ReadPage} from './pages';
import type {Run} from './runPage';
import {findRuntimes, type Runtimes} from './runtimes';
import {findJava} from './runtimes/java';
import {runApps} from './runApps';
import {runReference} from './runReference';
import {runWorkflows} from './runWorkflows';
import {workflowFiles} from '../../src/workflows/plugin/workflowFiles';
import {readOperationDocuments} from '../../src/publishing/reference/readOperationDocuments';
import {runLanguage} from './runLanguage';
import {updatePages} from './updatePages';

const repository = path.resolve(import.meta.dirname, '../..');

export interface Options {
  /** The repository's root, or that of a test. */
  readonly root: string;
  /** Pages whose path contains one of these; all, when there are none. */
  readonly words: readonly string[];
  /** Languages to run; all, when there are none. */
  readonly languages: readonly string[];
  /** Whether responses and outputs are written back before they are compared. */
  readonly update: boolean;
}

export interface Outcome {
  readonly pages: readonly ReadPage[];
  readonly runs: readonly Run[];
  readonly runtimes: Runtimes;
  /** Files that the update wrote. */
  readonly updated: readonly string[];
}

/**
 * Executes the samples of `docs/`, each page in each language against a fresh sandbox of its own. Languages run side
 * by side. All of the repository's are followed by the downloads of sample programs, by the workflows of the guides and
 * by the samples of the
 * reference.
 *
 * @throws SampleError when pages cannot be read as samples, or a word is in the path of none; the message says which
 */
export async function runSamples({root, words, languages, update}: Options): Promise<Outcome> {
  const pages = await readPages(root, 'docs', words);
  const unknown = words.filter((word) => !pages.some(({file}) => file.includes(word)));
  if (unknown.length > 0) {
    const list = unknown.map((word) => `"${word}"`).join(', ');
    throw new SampleError([`No page of docs/ with samples has ${list} in its path.`]);
  }
  const operations = await readOperations(repository);
  const problems = pages.flatMap((page) => pageProblems(page, page.folder, operations));
  if (problems.length > 0) throw new SampleError(problems);

  const workshop = await mkdtemp(path.join(tmpdir(), 'samples-'));
  let runtimes: Runtimes | undefined;
  try {
    runtimes = await findRuntimes(workshop, languages);
    const written = update ? await updatePages(pages, runtimes.runtimes, path.join(workshop, 'update')) : [];
    const updated = written.flatMap(({files}) => files);
    const first = written.flatMap(({runs}) => runs);
    if (first.some(({problem}) => problem !== undefined)) return {pages, runs: first, runtimes, updated};

    const current = update ? await Promise.all(pages.map(({file}) => readPage(root, file))) : pages;
    const runs = await Promise.all(
      runtimes.runtimes.map((runtime) =>
        runLanguage(current, runtime, path.join(workshop, runtime.language)),
      ),
    );
    const checked = await checkSyntax(current, runtimes.checks);
    const isWhole = root === repository && words.length === 0;
    const apps = isWhole ? await runApps(runtimes.runtimes, path.join(workshop, 'apps')) : [];
    const workflows =
      isWhole && languages.length === 0 ? await runGuideWorkflows(path.join(workshop, 'workflows')) : [];
    const reference = isWhole ? await runOperations(runtimes, languages, workshop) : [];
    return {
      pages: current,
      runs: [...runs.flat(), ...checked, ...apps, ...workflows, ...reference],
      runtimes,
      updated,
    };
  } finally {
    runtimes?.runtimes.forEach(({close}) => close?.());
    await rm(workshop, {recursive: true, force: true});
  }
}

/** Runs the guides as workflows, as a program would that has downloaded them. */
async function runGuideWorkflows(folder: string): Promise<Run[]> {
  const started = performance.now();
  const workflows = await workflowFiles(repository, 'http://localhost/');
  const runs = await runWorkflows(workflows, folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Workflows: ${runs.length} steps of ${workflows.files.length} guides in ${seconds} s`);
  return runs;
}

/** Executes the samples of the reference, in Java too where it is there. */
async function runOperations(
  {runtimes}: Runtimes,
  wanted: readonly string[],
  workshop: string,
): Promise<Run[]> {
  const java = wanted.length === 0 || wanted.includes('java') ? await findJava(workshop) : undefined;
  try {
    return await runReference(
      await readOperationDocuments(repository),
      [...runtimes, ...(java ? [java] : [])],
      path.join(workshop, 'reference'),
    );
  } finally {
    java?.close?.();
  }
}

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createConfig} from '@redocly/openapi-core';
import {run, type RespectOptions, type RunFileResult, type Step} from '@redocly/respect-core';
import {developer} from '../../sandbox/base/seededAccounts';
import {bearerToken} from './signIn';
import {openRecordingSandbox} from './recordingSandbox';
import type {Run} from './runPage';
import {CONTRACT_NAME, type Workflows} from '../../src/workflows/plugin/workflowFiles';

/** Most milliseconds that Respect waits for one response. */
const LONGEST_REQUEST = 40_000;
const MOST_STEPS = 2_000;

/**
 * Lints the workflow of each guide, and runs it with Respect against a fresh sandbox at the story's time: each step is a
 * run. Respect checks the criteria of the step, and the response against the contract.
 *
 * @param folder where the files are written, as they lie on the site
 */
export async function runWorkflows({files, contract}: Workflows, folder: string): Promise<Run[]> {
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, CONTRACT_NAME), contract);
  const sandbox = await openRecordingSandbox();
  try {
    const runs: Run[] = [];
    for (const {file, text, document} of files) {
      await writeFile(path.join(folder, file), text);
      await sandbox.reset();
      const needsToken = document.workflows.some(({inputs}) => 'token' in inputs.properties);
      const inputs = {
        apiKey: developer.apiKeys[0] ?? '',
        ...(needsToken && {token: await bearerToken(sandbox.url)}),
      };
      const wanted = document.workflows.flatMap(({steps}) => steps.map(({stepId}) => stepId));
      const outcome = await respect(path.join(folder, file), sandbox.url, inputs);
      runs.push(...toRuns(file, wanted, outcome));
    }
    return runs;
  } finally {
    await sandbox.close();
  }
}

interface Outcome {
  readonly results: readonly RunFileResult[];
  /** What Respect says where it could not run the file. */
  readonly failure?: string;
}

async function respect(
  file: string,
  url: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const config = (await createConfig({})) as unknown as RespectOptions['config'];
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  try {
    const results = await run({
      files: [file],
      config,
      fetch,
      input: JSON.stringify(inputs),
      server: `api=${url}`,
      maxSteps: MOST_STEPS,
      maxFetchTimeout: LONGEST_REQUEST,
      requestFileLoader: {getFileBody: () => Promise.reject(new Error('No step sends a file.'))},
      logger: {
        info: say,
        warn: say,
        error: say,
        output: say,
        printNewLine: () => undefined,
        printSeparator: () => undefined,
        indent: (text) => text,
      },
    });
    return {results};
  } catch (error) {
    return {results: [], failure: `${(error as Error).message}\n${said.join('')}`};
  }
}

function toRuns(file: string, wanted: readonly string[], {results, failure}: Outcome): Run[] {
  const steps = results.flatMap(({executedWorkflows}) =>
    executedWorkflows.flatMap(({executedSteps}) => executedSteps as Step[]),
  );
  const runs = steps.map((step) => {
    const failed = step.checks.filter(({passed}) => !passed);
    const problem = failed.map(({name, message}) => `    ${name}: ${message ?? ''}`).join('\n');
    return {
      at: file,
      name: step.stepId,
      language: 'respect',
      ...(failed.length > 0 && {problem: `\n${problem}`}),
      ...(step.checks.length === 0 && {problem: 'Respect has checked nothing.'}),
    };
  });
  const missing = wanted.filter((id) => !steps.some(({stepId}) => stepId === id));
  return [
    ...runs,
    ...(failure === undefined ? [] : [{at: file, name: 'file', language: 'respect', problem: failure}]),
    ...missing.map((name) => ({
      at: file,
      name,
      language: 'respect',
      problem: 'Respect has not run the step.',
    })),
  ];
}

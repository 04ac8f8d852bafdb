import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {languages} from '../../src/code/samples/languages';
import {sampleInput} from '../../src/code/samples/sampleInput';
import type {OperationDocument} from '../../src/openapi/document/types';
import {exampleRequest} from '../../src/openapi/request/exampleRequest';
import {openExampleServer, type ExampleServer} from './openExampleServer';
import type {Run} from './runPage';
import type {Runtime} from './runtimes/types';
import type {LanguageId} from '../../src/code/language/languageIds';

type AnyRuntime = Runtime<LanguageId>;

interface Case {
  readonly operation: OperationDocument;
  /** A documented success. */
  readonly status: string;
}

/**
 * Executes the sample of every operation in the reference against a server that returns each documented success in
 * turn: one with a body and one without are the same to no JSON reader.
 */
export async function runReference(
  operations: readonly OperationDocument[],
  runtimes: readonly AnyRuntime[],
  folder: string,
): Promise<Run[]> {
  const cases = operations.flatMap((operation) =>
    Object.keys(operation.responses)
      .filter((status) => /^2\d\d$/.test(status))
      .map((status): Case => ({operation, status})),
  );
  // A server for each language: what arrives tells who sent it.
  const runs = await Promise.all(
    runtimes.map(async (runtime) => {
      const server = await openExampleServer(operations);
      try {
        return await runLanguage(cases, runtime, server, path.join(folder, runtime.language));
      } finally {
        server.close();
      }
    }),
  );
  return runs.flat();
}

async function runLanguage(
  cases: readonly Case[],
  runtime: AnyRuntime,
  server: ExampleServer,
  folder: string,
): Promise<Run[]> {
  await mkdir(folder, {recursive: true});
  const programs = cases.map((each) => ({...each, ...program(each, runtime.language, server)}));
  await runtime.prepare?.(programs.map(({text}) => text));
  const runs: Run[] = [];
  for (const {operation, status, text, expected} of programs) {
    server.take();
    const {status: exit, out, err} = await runtime.run({text}, folder, {});
    const arrived = server.take().join(', ');
    const problem =
      exit !== 0
        ? `it ends with status ${exit}.\n${`${out}\n${err}`.trim().slice(-2000).replaceAll(/^/gm, '    ')}`
        : arrived === expected
          ? undefined
          : `another request arrived than the page shows: ${arrived || 'none'} in place of ${expected}.`;
    runs.push({
      at: `/api/${operation.slug}`,
      name: `${operation.operationId} ${status}`,
      language: runtime.language,
      ...(problem !== undefined && {problem}),
    });
  }
  return runs;
}

function program({operation, status}: Case, language: LanguageId, server: ExampleServer) {
  const url = server.urlOf(operation, status);
  const request = exampleRequest(operation, {url, demoKey: 'key'});
  const printer = languages.find(({id}) => id === language);
  if (!printer) throw new Error(`Nothing prints ${language}.`);
  return {
    text: printer.print(sampleInput(operation, request)),
    expected: `${request.method} ${request.url.slice(url.length)}`,
  };
}

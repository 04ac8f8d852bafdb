import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Sample} from '../../src/publishing/samples/types';
import {recordedText} from './compare';
import type {ReadPage} from './pages';
import {hasProgram, programFile, runPage, type Run, type Stage} from './runPage';
import type {Runtime} from './runtimes/types';
import {onFreshSandboxes} from './stage';

interface Written {
  readonly files: readonly string[];
  readonly runs: readonly Run[];
}

/** Runs each page once, requests by the first language and programs by the first that they are written in, and writes
 * down what comes: responses into the pages, pictures and outputs beside them. */
export function updatePages(
  pages: readonly ReadPage[],
  runtimes: readonly Runtime[],
  folder: string,
): Promise<Written[]> {
  return onFreshSandboxes(pages, folder, (page, stage) => updatePage(page, stage, runtimes));
}

async function updatePage(page: ReadPage, stage: Stage, runtimes: readonly Runtime[]): Promise<Written> {
  const blocks: {start: number; end: number; text: string}[] = [];
  const files = new Map<string, string | Buffer>();
  const first = (sample: Sample): Runtime | undefined =>
    runtimes.find(({ending}) => sample.kind === 'request' || hasProgram(page, sample, ending));
  const runs = await runPage(page, stage, first, {
    onResponse: ({recorded}, exchange) => {
      const {language, span, status, keep} = recorded;
      const text = recordedText(recorded, exchange, stage.sandbox.url);
      if (language === 'png') files.set(path.join(page.folder, text), exchange.response.body);
      const meta = `response ${status}${keep === undefined ? '' : ` keep=${keep}`}`;
      blocks.push({start: span.start, end: span.end, text: fenced(`${language} ${meta}`, text, span.indent)});
    },
    onOutput: (sample, text) => files.set(programFile(page, sample, 'out'), text),
  });
  files.set(path.join(page.root, page.file), replaced(page.text, blocks));
  const changed: string[] = [];
  for (const [file, content] of files)
    if (await write(file, content)) changed.push(path.relative(page.root, file));
  return {files: changed, runs};
}

function fenced(info: string, text: string, indent: string): string {
  return ['```' + info, ...(text === '' ? [] : text.split('\n')), '```'].join(`\n${indent}`);
}

function replaced(text: string, blocks: readonly {start: number; end: number; text: string}[]): string {
  return blocks.reduceRight(
    (whole, {start, end, text: block}) => whole.slice(0, start) + block + whole.slice(end),
    text,
  );
}

/** Writes a file unless it is so already; says whether it did. */
async function write(file: string, content: string | Buffer): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return false;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
  return true;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'jsonc-parser';
import nodePlop, {type ActionType} from 'node-plop';
import {format, type FormatConfig} from 'oxfmt';

/** What a generator writes: new files, and what is inserted into others. */
export interface Plan {
  /** Templates by the path of the file that each becomes, relative to the repository. */
  readonly added: Readonly<Record<string, string>>;
  readonly inserted: readonly Insertion[];
  /** What the templates name. No value has a `$`. */
  readonly data: Readonly<Record<string, string>>;
  /** What a program cannot write, each with its path. */
  readonly left: readonly string[];
}

interface Insertion {
  readonly file: string;
  readonly template: string;
  /** What the file contains once: it is inserted there. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * Writes the files of a plan, each formatted.
 *
 * @param root the repository
 * @returns their paths, relative to it
 * @throws Error when a file has another form than the plan expects, before anything is written, or cannot be written
 */
export async function runPlan(root: string, {added, inserted, data}: Plan): Promise<string[]> {
  for (const {file, before, after} of inserted) requireOnce(root, file, before ?? after ?? '');
  const plop = await nodePlop('', {destBasePath: root, force: false});
  const inFile = (file: string, template: string) => ({
    path: file,
    templateFile: path.join(import.meta.dirname, 'templates', template),
    transform: (text: string) => formatted(path.join(root, file), text),
  });
  const actions: ActionType[] = [
    ...Object.entries(added).map(([file, template]) => ({type: 'add' as const, ...inFile(file, template)})),
    ...inserted.map(({file, template, before, after = ''}) => ({
      type: 'modify' as const,
      pattern: new RegExp(before === undefined ? `(?<=${escaped(after)})` : `(?=${escaped(before)})`),
      ...inFile(file, template),
    })),
  ];
  plop.setGenerator('new', {description: 'What the plan names', prompts: [], actions});
  const {failures} = await plop.getGenerator('new').runActions({...data});
  const [failure] = failures;
  if (failure) throw new Error(`${failure.path}: ${failure.error}`);
  return [...new Set([...Object.keys(added), ...inserted.map(({file}) => file)])];
}

function requireOnce(root: string, file: string, text: string): void {
  if (readFileSync(path.join(root, file), 'utf8').split(text).length !== 2)
    throw new Error(`${file} has to contain ${JSON.stringify(text)} once: scripts/new inserts a part there.`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** As `npm run format` would write it, which leaves pages alone. */
async function formatted(file: string, text: string): Promise<string> {
  if (file.endsWith('.mdx')) return text;
  const config = parse(
    readFileSync(path.join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig;
  const {code, errors} = await format(file, text, config);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({message}) => message).join(' ')}`);
  return code;
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {ArgumentError} from '../ArgumentError';
import type {Plan} from '../runPlan';
import {insertHandler} from './insertHandler';
import {readContract, type KnownContract} from './readContract';
import {wordsOf} from './wordsOf';

const EXAMPLE = "getDepot '/locations/v2/depots/{depotId}'";

interface Options {
  readonly tag?: string | undefined;
}

/**
 * An operation that reads one record by its id.
 *
 * @param root the repository
 * @param names the id of the operation, and its path
 * @throws ArgumentError for an id or a path that is taken or of another form, and for a tag or a domain that the contract does not have
 */
export function planOperation(root: string, names: readonly string[], options: Options): Plan {
  const [operationId = '', template = '', ...others] = names;
  if (!/^get([A-Z][a-z0-9]*)+$/.test(operationId))
    throw new ArgumentError(
      `"${operationId}" is no id of an operation that reads a record: write get and a noun in camelCase, such as ${EXAMPLE}.`,
    );
  const idName =
    /^\/[a-z][a-z0-9-]*\/v\d+(?:\/[a-z][a-z0-9-]*)+\/\{([a-z]\w*Id)\}(?:\/[a-z][a-z0-9-]*)*$/.exec(
      template,
    )?.[1];
  if (idName === undefined || others.length > 0)
    throw new ArgumentError(
      `"${[template, ...others].join(' ')}" is no path of a record: begin it with the domain and its version, and put one id into braces, such as ${EXAMPLE}.`,
    );
  const contract = readContract(root);
  requireFree(contract, operationId, template);
  const [segment = '', , subject = '', ...rest] = template.split('/').slice(1);
  const folder = folderOf(contract, segment);
  const tag = tagOf(contract, template, options.tag);
  const file = fileOf([subject, ...rest]);
  // Webhooks have a domain of their own in the sandbox, but not in the contract.
  const homes = [segment, folder].map((name) => `sandbox/platform/${name}`);
  const home = homes.find((each) => existsSync(path.join(root, each, 'domain.ts'))) ?? '';
  const handler = `${home}/${subject}/${operationId}.ts`;
  const added = {
    [`api/paths/${folder}/${file}`]: 'operation.yaml.hbs',
    [handler]: 'operation.handler.hbs',
    [handler.replace(/\.ts$/, '.test.ts')]: 'operation.test.hbs',
  };
  for (const each of Object.keys(added))
    if (existsSync(path.join(root, each)))
      throw new ArgumentError(`${each} exists: choose another operation, or another path.`);
  return {
    added,
    inserted: [
      {
        file: 'api/openapi.yaml',
        template: 'operation.path.hbs',
        after: `    $ref: paths/${lastFileOf(contract, folder)}\n`,
      },
      ...insertHandler(root, `${home}/domain.ts`, `./${subject}/${operationId}`),
    ],
    data: {
      operationId,
      path: template,
      folder,
      file,
      subject,
      tag,
      ...wordsOf(operationId, idName, template),
    },
    left: leftOf(operationId, Object.keys(added)),
  };
}

/** @throws ArgumentError when an operation of the contract has this id or this path */
function requireFree({operations}: KnownContract, operationId: string, template: string): void {
  const shape = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  for (const known of operations) {
    const name = `${known.method} ${known.path}`;
    if (known.operationId.toLowerCase() === operationId.toLowerCase())
      throw new ArgumentError(`The id ${operationId} is taken: it is ${name}. Choose another.`);
    if (shape(known.path) === shape(template))
      throw new ArgumentError(
        `The path ${template} is taken: ${known.operationId} is ${name}. Add a method to api/paths/${known.file}, or choose another path.`,
      );
  }
}

/** @throws ArgumentError when no path of the contract begins like this */
function folderOf({operations}: KnownContract, segment: string): string {
  const found = operations.find((known) => known.path.startsWith(`/${segment}/`));
  const folder = found?.file.split('/')[0];
  if (folder !== undefined) return folder;
  const segments = new Set(operations.map((known) => `/${known.path.split('/')[1] ?? ''}`));
  throw new ArgumentError(
    `No domain has paths that begin with /${segment}. There are: ${[...segments].join(', ')}. A new domain needs a folder in api/paths and sandbox/platform first.`,
  );
}

/**
 * The tag that is wanted; else the one of the operations below the same path.
 *
 * @throws ArgumentError when the contract has no such tag, or nothing below the same path has one
 */
function tagOf({operations, tags}: KnownContract, template: string, wanted: string | undefined): string {
  const [subject = ''] = /^\/[^/]+\/[^/]+\/[^/]+\//.exec(template) ?? [];
  const tag = wanted ?? operations.find((known) => `${known.path}/`.startsWith(subject))?.tag;
  if (tag !== undefined && tags.includes(tag)) return tag;
  const what =
    tag === undefined
      ? `Say which tag ${template} stands under, with --tag.`
      : `The contract has no tag "${tag}".`;
  throw new ArgumentError(`${what} The tags are: ${tags.join(', ')}.`);
}

/** `['routes', '{routeId}', 'cost']` as `routes-cost.yaml`. */
function fileOf(parts: readonly string[]): string {
  const fixed = parts.filter((part) => !part.startsWith('{'));
  return `${[...fixed, ...(parts.at(-1)?.startsWith('{') ? ['by-id'] : [])].join('-')}.yaml`;
}

function lastFileOf({operations}: KnownContract, folder: string): string {
  return operations.findLast(({file}) => file.startsWith(`${folder}/`))?.file ?? '';
}

function leftOf(
  operationId: string,
  [description = '', handler = '', test = '']: readonly string[],
): string[] {
  return [
    `  ${description}: when to use it, what its response contains, and an example that a fresh sandbox has.`,
    `  ${handler}: read the record through a repository of sandbox/store. Until then, each id is a 404.`,
    `  ${test}: what it returns.`,
    `  api/releases/unreleased.yaml: an entry in words, with operations/${operationId} among its places.`,
    '  src/search/indexing/asked/operations.ts: the words that people ask with for it.',
    '  src/search/indexing/phrasings: whole questions that lead to it.',
    '  npm run sandbox:readme, which counts the operations. Then npm run check.',
  ];
}

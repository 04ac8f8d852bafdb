import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {ownValue} from '../../base/ownValue';
import {slug} from '../../openapi/document/slug';
import type {Addressed} from './findOperation';

/** An operation as a guide names it. */
export interface NamedOperation extends Addressed {
  /** Last part of the address of its page. */
  readonly slug: string;
  readonly summary: string;
  /** Whether one of its successful responses, but not all, has no body. */
  readonly canBeEmpty: boolean;
}

type Responses = Readonly<Record<string, {readonly $ref?: string; readonly content?: object}>>;
interface ContractFile {
  readonly paths: Record<
    string,
    Record<string, {operationId?: string; summary?: string; responses?: Responses}>
  >;
  readonly components: {readonly responses?: Responses};
}

/** Every operation of the bundled contract. */
export async function readOperations(siteDir: string): Promise<NamedOperation[]> {
  const file = '.generated/openapi.json';
  const text = await readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: make it with \`npm run contract\`.`, {cause: error});
  });
  const {paths, components} = JSON.parse(text) as ContractFile;
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, {operationId, summary = '', responses = {}}]) =>
      // What has no id is no operation: parameters that a path declares for all of its own.
      operationId === undefined
        ? []
        : [
            {
              ...{method, path: template, slug: slug(operationId), summary},
              canBeEmpty: canBeEmpty(responses, components.responses ?? {}),
            },
          ],
    ),
  );
}

function canBeEmpty(responses: Responses, shared: Responses): boolean {
  const bodies = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => {
      const name = response.$ref?.split('/').at(-1);
      const whole = name === undefined ? response : ownValue(shared, name);
      return whole?.content !== undefined;
    });
  return bodies.includes(false) && bodies.includes(true);
}

import {findAtPath, parsePointer} from '../../openapi/document/pointer';
import type {FieldEncoding, Json, Schema, SecurityScheme} from '../../openapi/document/types';

/** What the generator reads of the bundled contract (`.generated/openapi.json`): OpenAPI 3.1 as it is written. */

export type Ref = {$ref: string};
export type OrRef<T> = T | Ref;

export type RawExample = {summary?: string; description?: string; value?: Json};
export type RawExamples = {example?: Json; examples?: Record<string, OrRef<RawExample>>};
export type RawMediaType = RawExamples & {schema?: Schema; encoding?: Record<string, FieldEncoding>};
export type RawContent = Record<string, RawMediaType>;
export type RawParameter = RawExamples & {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema?: Schema;
  /** In place of a schema: one media type, and the value is a document of it. */
  content?: RawContent;
};
export type RawHeader = Omit<RawParameter, 'name' | 'in'>;
export type RawBody = {description?: string; required?: boolean; content: RawContent; 'x-max-bytes'?: number};
export type RawResponse = {
  description: string;
  headers?: Record<string, OrRef<RawHeader>>;
  content?: RawContent;
};
export type RawOperation = {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: OrRef<RawParameter>[];
  requestBody?: OrRef<RawBody>;
  responses: Record<string, OrRef<RawResponse>>;
  security?: Record<string, string[]>[];
};
export type RawPathItem = {parameters?: OrRef<RawParameter>[]} & {
  [method: string]: RawOperation | OrRef<RawParameter>[];
};
export type RawTag = {name: string; description?: string};

export type Contract = {
  openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  tags: RawTag[];
  'x-tagGroups': {name: string; tags: string[]}[];
  security?: Record<string, string[]>[];
  paths: Record<string, RawPathItem>;
  components: {schemas: Record<string, Schema>; securitySchemes: Record<string, SecurityScheme>} & Record<
    string,
    Record<string, unknown>
  >;
};

/**
 * The value itself, or what its reference points at in the contract.
 *
 * @throws when a reference leads nowhere; the message names it
 */
export function resolve<T>(contract: Contract, value: OrRef<T>): T {
  let current: unknown = value;
  while (isRef(current)) {
    const {$ref} = current;
    current = findAtPath(contract, parsePointer($ref));
    if (current === undefined) throw new Error(`The contract has no ${$ref}.`);
  }
  return current as T;
}

function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

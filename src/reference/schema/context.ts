import {createContext, useContext} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';

/** What a tree needs to know of its page: every named schema, and which of them have a section of their own. */
export type SchemaContextValue = Pick<OperationDocument, 'schemas' | 'shared'> & {
  /** Names of the schemas whose insides are being shown, outermost first: meeting one again is recursion. */
  readonly above: readonly string[];
};

export const SchemaContext = createContext<SchemaContextValue>({schemas: {}, shared: [], above: []});

export function useSchemas(): SchemaContextValue {
  return useContext(SchemaContext);
}

/** Address of a shared schema's section in its page. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

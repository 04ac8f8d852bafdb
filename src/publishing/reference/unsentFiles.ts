import {flattened} from '../../openapi/document/composite';
import type {OperationDocument, Schema} from '../../openapi/document/types';

/**
 * What samples and explorer cannot send, in a sentence for each: a file in a form has no example that a text could hold.
 * Whoever builds the site is told, since pages look complete.
 */
export function unsentFiles(operations: readonly OperationDocument[]): string[] {
  return operations.flatMap(({operationId, requestBody, schemas}) =>
    Object.entries(requestBody?.content ?? {})
      .filter(([type]) => type.startsWith('multipart/'))
      .flatMap(([, {schema = {}}]) =>
        Object.entries(flattened(schema, schemas).properties ?? {})
          .filter(([, property]) => isFile(property, schemas))
          .map(
            ([name]) => `${operationId}: samples and explorer send a text in place of the file "${name}".`,
          ),
      ),
  );
}

function isFile(schema: Schema, schemas: OperationDocument['schemas']): boolean {
  const {format, contentMediaType, contentEncoding, items} = flattened(schema, schemas);
  if (items) return isFile(items, schemas);
  return format === 'binary' || contentMediaType !== undefined || contentEncoding !== undefined;
}

import {flattened} from '../../openapi/document/composite';
import {isForm} from '../../openapi/request/encodedBody';
import {exampleBody} from '../../openapi/request/exampleRequest';
import type {MediaType, OperationDocument, Schema} from '../../openapi/document/types';

type Schemas = OperationDocument['schemas'];

/**
 * What samples and explorer cannot send of a body, in a sentence for each: a file has no example that a text could hold,
 * and an object is no XML. Whoever builds the site is told, since pages look complete.
 */
export function unsentBodies(operations: readonly OperationDocument[]): string[] {
  return operations.flatMap(({operationId, requestBody, schemas}) =>
    Object.entries(requestBody?.content ?? {}).flatMap(([type, media]) =>
      (isForm(type) ? unsentFields(media, schemas) : unsentBody(type, media, schemas)).map(
        (what) => `${operationId}: samples and explorer ${what}.`,
      ),
    ),
  );
}

function unsentFields({schema = {}}: MediaType, schemas: Schemas): string[] {
  return Object.entries(flattened(schema, schemas).properties ?? {})
    .filter(([, property]) => isFile(property, schemas))
    .map(([name]) => `send a text in place of the file "${name}"`);
}

function unsentBody(type: string, media: MediaType, schemas: Schemas): string[] {
  const {text} = exampleBody({requestBody: {content: {[type]: media}}, schemas}) ?? {};
  if (text === '') return [`have no body of type ${type} to send`];
  const isShown = Object.keys(media.examples).length > 0;
  return !isShown && isFile(media.schema ?? {}, schemas)
    ? [`send a text in place of a file of type ${type}`]
    : [];
}

function isFile(schema: Schema, schemas: Schemas): boolean {
  const {format, contentMediaType, contentEncoding, items} = flattened(schema, schemas);
  if (items) return isFile(items, schemas);
  return format === 'binary' || contentMediaType !== undefined || contentEncoding !== undefined;
}

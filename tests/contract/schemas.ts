import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {OpenApiDocument} from '../../scripts/contract/document';
import {contract, portalService} from './contract';

/** Keywords of OpenAPI, and extensions of ours, that say nothing about validity. */
const silent = [
  'example',
  'discriminator',
  'xml',
  'externalDocs',
  'x-languages',
  'x-expects',
  'x-enum-varnames',
];

const ajv = new Ajv2020({allErrors: true, strictSchema: true, strictTypes: false, strictRequired: false});
addFormats.default(ajv);
// The whole document is handed over as one schema, so that references resolve: its own keys must be known too.
ajv.addVocabulary([...silent, ...Object.keys(contract)]);
ajv.addKeyword({
  keyword: 'x-max-bytes',
  schemaType: 'number',
  validate: (limit: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= limit,
});
ajv.addSchema(contract, 'contract');
ajv.addSchema(portalService, 'portalService');

/**
 * Checks a value against the schema at a pointer of a contract.
 *
 * @param pointer JSON Pointer of the schema, for example `/components/schemas/Collection`
 * @returns one sentence per violation
 */
export function violations(pointer: string, value: unknown, document: OpenApiDocument = contract): string[] {
  const name = document === portalService ? 'portalService' : 'contract';
  const validate = ajv.compile({$ref: `${name}#${encodeURI(pointer)}`});
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath || '(root)'} ${message}`);
}

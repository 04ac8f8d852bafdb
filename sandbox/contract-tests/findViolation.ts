import Ajv from 'ajv/dist/2020.js';
import type {ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {contract} from './contract';

/** An Ajv that shares nothing with the sandbox's: what it says of a response is a second opinion. */
const ajv = new Ajv({strict: false, strictNumbers: true, validateSchema: false, formats: {binary: true}});
addFormats(ajv);
ajv.addKeyword({
  keyword: 'x-max-bytes',
  schemaType: 'number',
  validate: (limit: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= limit,
});
ajv.addSchema(contract.document, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** What the schema at a pointer of the contract says against a value; `undefined` when it says nothing. */
export function findViolation(pointer: string, value: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? ajv.compile({$ref: `contract#${encodeURI(pointer)}`});
  compiled.set(pointer, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors, {dataVar: 'value'});
}

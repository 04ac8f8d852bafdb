import type {FuncKeywordDefinition, Options} from 'ajv';
import Ajv from 'ajv/dist/2020.js';
import {formatsFor, ownKeywords} from './keywords';
import type {Direction} from './direction';

/** An Ajv that knows the contract's formats and keywords; `keywords` take the place of its own of the same name. */
export function createAjv(
  direction: Direction,
  options: Options,
  keywords: readonly FuncKeywordDefinition[] = [],
): Ajv {
  // Not strict: the contract's own linter judges its schemas, and OpenAPI's annotations are no keywords of Ajv's.
  // Strict about numbers alone: JSON can say 1e999, which no response could give back.
  // Verbose: value and schema come with each error, and sentences are made of them.
  const ajv = new Ajv({
    ...options,
    verbose: true,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
  });
  for (const [name, format] of Object.entries(formatsFor(direction))) ajv.addFormat(name, format);
  for (const definition of [...ownKeywords, ...keywords]) {
    const name = String(definition.keyword);
    if (ajv.getKeyword(name)) ajv.removeKeyword(name);
    ajv.addKeyword(definition);
  }
  return ajv;
}

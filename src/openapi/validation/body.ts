import {translate} from '@docusaurus/Translate';
import type {Json, OperationDocument, Schema} from '../document/types';
import {findJsonSyntaxError, type Expected, type JsonSyntaxError} from './jsonSyntax';
import type {Violation} from './types';
import {validate} from './validate';

export type ParsedBody = {readonly value: Json} | {readonly error: JsonSyntaxError};

/** The JSON value of a body's text, or why it has none and where. */
export function parseBody(text: string): ParsedBody {
  const error = findJsonSyntaxError(text);
  return error ? {error} : {value: JSON.parse(text) as Json};
}

/** Checks the text of a JSON body. */
export function validateBody(
  text: string,
  {schema, required}: {schema: Schema | undefined; required: boolean | undefined},
  schemas: OperationDocument['schemas'],
): Violation[] {
  if (text.trim() === '') {
    return required
      ? [{path: [], message: translate({id: 'calls.violation.required', message: 'Required.'})}]
      : [];
  }
  const parsed = parseBody(text);
  if ('value' in parsed) return schema ? validate(parsed.value, schema, schemas) : [];
  return [{path: [], message: syntaxErrorText(text, parsed.error), offset: parsed.error.offset}];
}

function syntaxErrorText(text: string, {offset, expected}: JsonSyntaxError): string {
  const before = text.slice(0, offset).split('\n');
  const words: Record<Expected, string> = {
    value: translate({id: 'calls.json.value', message: 'a value is missing or misspelt'}),
    key: translate({id: 'calls.json.key', message: 'a key in double quotes is missing'}),
    colon: translate({id: 'calls.json.colon', message: 'a colon is missing after the key'}),
    comma: translate({id: 'calls.json.comma', message: 'a comma or a closing bracket is missing'}),
    end: translate({id: 'calls.json.end', message: 'the text goes on after the value'}),
  };
  return translate(
    {
      id: 'calls.violation.json',
      message: 'Is not JSON: line {line}, column {column}: {error}.',
      description: 'The body cannot be read',
    },
    {line: before.length, column: (before.at(-1) ?? '').length + 1, error: words[expected]},
  );
}

import {translate} from '@docusaurus/Translate';
import {parseJson} from '@site/src/openapi/document/parseJson';
import type {OperationDocument, Schema} from '@site/src/openapi/document/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {
  type Expected,
  findJsonSyntaxError,
  type JsonSyntaxError,
} from '@site/src/openapi/validation/findJsonSyntaxError';
import type {Violation} from '@site/src/openapi/validation/types';
import {describeKeyword} from './describeKeyword';

/** Checks the text of a JSON body. */
export function checkBody(
  text: string,
  {schema, required}: {readonly schema: Schema | undefined; readonly required: boolean | undefined},
  schemas: OperationDocument['schemas'],
): Violation[] {
  if (text.trim() === '') return required ? [{path: [], message: describeKeyword('required', {})}] : [];
  const parsed = parseJson(text);
  if (parsed) return schema ? findViolations(parsed.value, schema, schemas, describeKeyword, true) : [];
  const error = findJsonSyntaxError(text);
  return error ? [{path: [], message: syntaxErrorText(text, error), offset: error.offset}] : [];
}

function syntaxErrorText(text: string, {offset, expected}: JsonSyntaxError): string {
  const before = text.slice(0, offset).split('\n');
  const words: Record<Expected, string> = {
    value: translate({id: 'tryIt.json.value', message: 'a value is missing or misspelt'}),
    key: translate({id: 'tryIt.json.key', message: 'a key in double quotes is missing'}),
    colon: translate({id: 'tryIt.json.colon', message: 'a colon is missing after the key'}),
    comma: translate({id: 'tryIt.json.comma', message: 'a comma or a closing bracket is missing'}),
    end: translate({id: 'tryIt.json.end', message: 'there is more text after the value'}),
    string: translate({
      id: 'tryIt.json.string',
      message: 'a string is not closed, or contains a character that must be escaped',
    }),
    noComment: translate({id: 'tryIt.json.noComment', message: 'JSON does not allow comments'}),
  };
  return translate(
    {
      id: 'tryIt.violation.json',
      message: 'This is not valid JSON. Line {line}, column {column}: {error}.',
      description: 'The body cannot be read',
    },
    {line: before.length, column: (before.at(-1) ?? '').length + 1, error: words[expected]},
  );
}

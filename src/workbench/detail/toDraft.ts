import type {RecordedCall} from '@site/src/base/calls/callLog';
import {ownValue} from '@site/src/base/ownValue';
import {keepsNumbers} from '@site/src/openapi/document/keepsNumbers';
import {parseJson} from '@site/src/openapi/document/parseJson';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {parameterKey} from '@site/src/openapi/request/serialise';
import type {FieldValue, FieldValues, RequestBodyDraft} from '@site/src/openapi/request/types';
import {fieldValue, queryOf} from '../contract/checkCall';
import {contentTypeOf} from '../samples/toSample';

/** A call as the fields of its operation in the explorer. */
export function toDraft(
  {url, headers, body}: RecordedCall['request'],
  operation: OperationDocument,
  pathValues: Readonly<Record<string, string>>,
): {values: FieldValues; body: RequestBodyDraft | undefined} {
  const query = queryOf(url);
  const textsOf = {
    path: (name: string) => [ownValue(pathValues, name)].flatMap((text) => text ?? []),
    query: (name: string) => query.getAll(name),
    header: (name: string) =>
      headers.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => value),
  };
  const values = operation.parameters.flatMap((parameter): [string, FieldValue][] => {
    const value = fieldValue(parameter, textsOf[parameter.in](parameter.name), operation);
    return value === undefined ? [] : [[parameterKey(parameter), value]];
  });
  return {
    values: Object.fromEntries(values),
    body:
      body === undefined
        ? undefined
        : {contentType: contentTypeOf(headers) || 'application/json', text: indented(body)},
  };
}

function indented(body: string): string {
  // Laid out anew, long numbers would come out as others.
  const parsed = keepsNumbers(body) ? parseJson(body) : undefined;
  return parsed ? JSON.stringify(parsed.value, null, 2) : body;
}

import type {SampleInput} from '@site/src/code/samples/types';
import {keepsNumbers} from '@site/src/openapi/document/keepsNumbers';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {parameterKey} from '@site/src/openapi/request/serialise';
import type {FieldValue, FieldValues, RequestBodyDraft} from '@site/src/openapi/request/types';
import type {Exchange} from '@site/src/platform';

const JSON_TYPE = 'application/json';

/** A call as code shows it: with a placeholder where the reader's own key belongs. */
export function toSampleInput({
  method,
  url,
  body,
  status,
  contentType,
}: Pick<Exchange, 'method' | 'url' | 'body' | 'status' | 'contentType'>): SampleInput {
  return {
    request: {
      ...{method, url},
      headers: [
        ['x-api-key', placeholders.apiKey],
        ...(body === undefined ? [] : [['content-type', JSON_TYPE] as const]),
      ],
      ...(body !== undefined && {body}),
    },
    responseKind: responseKind(status, contentType),
    // The next time there may be nothing to read, whatever came this time.
    canBeEmpty: method === 'GET',
    fileName: url.includes('.png') ? 'response.png' : 'response.bin',
  };
}

function responseKind(status: number | undefined, contentType: string): SampleInput['responseKind'] {
  if (status === 204) return 'none';
  if (contentType === '' || /[/+]json$/.test(contentType)) return 'json';
  return contentType.startsWith('text/') ? 'text' : 'binary';
}

/** A call as the fields of its operation in the explorer. */
export function toDraft({params, body}: Exchange): {values: FieldValues; body: RequestBodyDraft | undefined} {
  const places = ['path', 'query', 'header'] as const;
  const values = places.flatMap((place) =>
    Object.entries(params[place]).flatMap(([name, value]): [string, FieldValue][] =>
      value === undefined || value === null ? [] : [[parameterKey({in: place, name}), fieldValue(value)]],
    ),
  );
  return {
    values: Object.fromEntries(values),
    body: body === undefined ? undefined : {contentType: JSON_TYPE, text: indented(body)},
  };
}

function fieldValue(value: unknown): FieldValue {
  return Array.isArray(value) ? value.map(String) : String(value);
}

function indented(body: string): string {
  // Laid out anew, long numbers would come out as others.
  const parsed = keepsNumbers(body) ? parseJson(body) : undefined;
  return parsed ? JSON.stringify(parsed.value, null, 2) : body;
}

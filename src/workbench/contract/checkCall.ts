import {translate} from '@docusaurus/Translate';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import {ownValue} from '@site/src/base/ownValue';
import {flattened} from '@site/src/openapi/document/composite';
import {isJsonType} from '@site/src/openapi/document/isJsonType';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {typeOf} from '@site/src/openapi/document/sample';
import type {OperationDocument, Parameter} from '@site/src/openapi/document/types';
import type {FieldValue} from '@site/src/openapi/request/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {checkBody} from '@site/src/try-it/checks/checkBody';
import {checkParameter} from '@site/src/try-it/checks/checkParameter';
import {describeKeyword} from '@site/src/try-it/checks/describeKeyword';
import {contentTypeOf} from '../samples/toSample';
import {isSensitiveName} from '../masking/sensitiveNames';
import type {Finding, FindingPart} from './types';

type Checked = Pick<RecordedCall, 'request' | 'response'>;

/** What of a call breaks the contract, or should not be done. */
export function checkCall(
  {request, response}: Checked,
  operation: OperationDocument,
  pathValues: Readonly<Record<string, string>>,
): Finding[] {
  const query = queryOf(request.url);
  return [
    ...(operation.deprecated ? [deprecated('operation', '')] : []),
    ...checkParameters(request, operation, pathValues, query),
    ...unknownParameters(query, operation),
    ...keysInAddress(query),
    ...checkRequestBody(request, operation),
    ...(response ? checkResponse(response, operation) : []),
  ];
}

/** Keys in an address: it ends up in logs, histories and referrers. For calls of no known operation too. */
export function keysInAddress(query: URLSearchParams): Finding[] {
  return [...new Set(query.keys())].filter(isSensitiveName).map((path) => ({
    ...({kind: 'keyInAddress', part: 'query', path} as const),
    message: translate({
      id: 'workbench.finding.key',
      message: 'A key in an address ends up in logs and histories. Send it in a header.',
    }),
  }));
}

export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
}

function checkParameters(
  {headers}: Checked['request'],
  operation: OperationDocument,
  pathValues: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Finding[] {
  return operation.parameters.flatMap((parameter) => {
    const {name, in: part} = parameter;
    const texts =
      part === 'path'
        ? [ownValue(pathValues, name)].flatMap((text) => (text === undefined ? [] : [text]))
        : part === 'query'
          ? query.getAll(name)
          : headers.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
    const value = fieldValue(parameter, texts, operation);
    // The members of an object stand under names of their own.
    if (value === undefined && isDeepObject(parameter)) return [];
    const violations = checkParameter(parameter, value, operation.schemas).map(({path, message}) => ({
      ...({kind: 'violation', part, message} as const),
      path: [name, ...path].join('.'),
    }));
    return parameter.deprecated && texts.length > 0 ? [deprecated(part, name), ...violations] : violations;
  });
}

const isDeepObject = ({style}: Parameter): boolean => style === 'deepObject';

/** What a request has for a parameter, as the field of the explorer holds it. */
export function fieldValue(
  {schema, in: part, style, explode}: Parameter,
  texts: readonly string[],
  {schemas}: Pick<OperationDocument, 'schemas'>,
): FieldValue | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  const decode = (text: string) => (part === 'path' ? decoded(text) : text);
  if (typeOf(flattened(schema, schemas)) !== 'array') return decode(first);
  const isRepeated = part === 'query' && (explode ?? (style ?? 'form') === 'form');
  // The commas between values are not encoded, those within them are: in a path both can be told apart.
  const values = isRepeated ? texts : texts.flatMap((text) => text.split(delimiterOf(style)));
  return values.map(decode);
}

const delimiterOf = (style: string | undefined): string =>
  style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function unknownParameters(
  query: URLSearchParams,
  {parameters, unsentParameters = []}: OperationDocument,
): Finding[] {
  const known = [...parameters, ...unsentParameters].filter(({in: part}) => part === 'query');
  const isKnown = (name: string) =>
    known.some(
      (each) =>
        each.name === name || ('style' in each && isDeepObject(each) && name.startsWith(`${each.name}[`)),
    );
  return [...new Set(query.keys())]
    .filter((name) => !isKnown(name) && !isSensitiveName(name))
    .map((path) => ({
      ...({kind: 'violation', part: 'query', path} as const),
      message: describeKeyword('additionalProperties', {}),
    }));
}

function checkRequestBody(
  {headers, body = ''}: Checked['request'],
  {requestBody, schemas}: OperationDocument,
): Finding[] {
  if (!requestBody) {
    if (body === '') return [];
    return [
      {
        kind: 'violation',
        part: 'body',
        path: '',
        message: translate({id: 'workbench.finding.noBody', message: 'The operation takes no body.'}),
      },
    ];
  }
  const type = contentTypeOf(headers);
  const media = ownValue(requestBody.content, type);
  if (body !== '' && !media) {
    return [
      {
        kind: 'violation',
        part: 'header',
        path: 'content-type',
        message: describeKeyword('enum', {enum: Object.keys(requestBody.content)}),
      },
    ];
  }
  if (type !== '' && !isJsonType(type)) return [];
  return checkBody(body, {schema: media?.schema, required: requestBody.required}, schemas).map(
    ({path, message}) => ({kind: 'violation', part: 'body', path: codePath(path), message}),
  );
}

function checkResponse(
  {status, headers, body, size}: NonNullable<Checked['response']>,
  {responses, schemas}: OperationDocument,
): Finding[] {
  const documented = ownValue(responses, String(status));
  if (!documented) {
    const message = translate(
      {id: 'workbench.finding.status', message: 'The contract does not describe the status {status}.'},
      {status: String(status)},
    );
    return [{kind: 'undocumented', part: 'response', path: '', message}];
  }
  if (size === 0) return [];
  const type = contentTypeOf(headers);
  const media = ownValue(documented.content, type);
  if (!media) {
    const message = translate(
      {
        id: 'workbench.finding.type',
        message: 'The contract does not describe the content type {type} for this status.',
      },
      {type: type || '–'},
    );
    return [{kind: 'undocumented', part: 'response', path: 'content-type', message}];
  }
  const parsed = body === undefined || !isJsonType(type) ? undefined : parseJson(body);
  if (!parsed || !media.schema) return [];
  return findViolations(parsed.value, media.schema, schemas, describeKeyword).map(({path, message}) => ({
    ...({kind: 'violation', part: 'response', message} as const),
    path: codePath(path),
  }));
}

function deprecated(part: FindingPart, path: string): Finding {
  const message =
    part === 'operation'
      ? translate({id: 'workbench.finding.deprecated', message: 'The operation is deprecated.'})
      : translate({id: 'workbench.finding.deprecatedParameter', message: 'The parameter is deprecated.'});
  return {kind: 'deprecated', part, path, message};
}

/** As one would write it in code: `routes[0].legs`. */
function codePath(path: readonly string[]): string {
  return path
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

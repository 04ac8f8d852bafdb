import {ownValue} from '../../base/ownValue';
import type {OperationDocument, Parameter} from '../document/types';
import {encodedBody} from './encodedBody';
import {headerText, isEmpty, parameterKey, pathText, queryPairs} from './serialise';
import type {CredentialHeader, FieldValue, FieldValues, HttpRequest, RequestBodyDraft} from './types';

export interface RequestParts {
  /** Base address of the server, without a trailing slash. */
  readonly server: string;
  readonly values: FieldValues;
  readonly body?: RequestBodyDraft;
  readonly credential?: CredentialHeader;
}

type Described = Pick<OperationDocument, 'method' | 'path' | 'parameters' | 'requestBody' | 'schemas'>;

/**
 * The request that these fields make. Nothing is added that no field shows. A path parameter without a value keeps
 * its braces, so that a reader sees what is missing.
 */
export function buildRequest(
  operation: Described,
  {server, values, body, credential}: RequestParts,
): HttpRequest {
  const given = (parameterIn: Parameter['in']): [Parameter, FieldValue][] =>
    operation.parameters.flatMap((parameter) => {
      const value = ownValue(values, parameterKey(parameter));
      return parameter.in !== parameterIn || value === undefined || isEmpty(value)
        ? []
        : [[parameter, value]];
    });
  const {schemas} = operation;
  const path = given('path').reduce(
    // A function as replacement: `$&` in a value is text. A path may name a value more than once.
    (text, [parameter, value]) =>
      text.replaceAll(`{${parameter.name}}`, () => pathText(parameter, value, schemas)),
    operation.path,
  );
  const query = given('query').flatMap(([parameter, value]) => queryPairs(parameter, value, schemas));
  const media = body && ownValue(operation.requestBody?.content, body.contentType);
  const sent = body && encodedBody(body, media?.encoding);
  const first = credential ? [[credential.name.toLowerCase(), credential.value] as const] : [];
  const last = sent ? [['content-type', sent.contentType] as const] : [];
  // OpenAPI has credential and media type say these headers: a contract that names them as parameters too sends one.
  const said = [...first, ...last].map(([name]) => name);
  const headers = given('header')
    .map(
      ([parameter, value]) => [parameter.name.toLowerCase(), headerText(parameter, value, schemas)] as const,
    )
    .filter(([name]) => !said.includes(name));
  return {
    method: operation.method.toUpperCase(),
    url: `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...first, ...headers, ...last],
    ...(sent && {body: sent.text}),
    ...(sent?.fields && {fields: sent.fields}),
  };
}

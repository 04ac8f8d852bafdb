import {ownValue} from '../../base/ownValue';
import type {OperationDocument, Parameter} from '../document/types';
import {headerText, isEmpty, parameterKey, pathText, queryPairs} from './serialise';
import type {CredentialHeader, FieldValue, FieldValues, HttpRequest, RequestBodyDraft} from './types';

export interface RequestParts {
  /** Base address of the server, without a trailing slash. */
  readonly server: string;
  readonly values: FieldValues;
  readonly body?: RequestBodyDraft;
  readonly credential?: CredentialHeader;
}

type Described = Pick<OperationDocument, 'method' | 'path' | 'parameters'>;

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
  const path = given('path').reduce(
    // A function as replacement: `$&` in a value is text.
    (text, [{name}, value]) => text.replace(`{${name}}`, () => pathText(value)),
    operation.path,
  );
  const query = given('query').flatMap(([parameter, value]) => queryPairs(parameter, value));
  const headers: [string, string][] = given('header').map(([{name}, value]) => [
    name.toLowerCase(),
    headerText(value),
  ]);
  if (credential) headers.unshift([credential.name.toLowerCase(), credential.value]);
  if (body) headers.push(['content-type', body.contentType]);
  return {
    method: operation.method.toUpperCase(),
    url: `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    ...(body && {body: body.text}),
  };
}

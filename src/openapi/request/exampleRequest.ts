import {ownValue} from '../../base/ownValue';
import {restoreNumbers} from '../document/exactNumbers';
import type {Json, NamedExamples, OperationDocument, Parameter} from '../document/types';
import {formatJson} from '../document/formatJson';
import {isJsonType} from '../document/isJsonType';
import {parseJson} from '../document/parseJson';
import {sampleToSend} from '../document/sample';
import {placeholders} from './placeholders';
import {buildRequest} from './buildRequest';
import {isForm} from './encodedBody';
import {credentialHeader} from './credentialHeader';
import {parameterKey} from './serialise';
import {formatFieldValue} from './fieldValue';
import type {CredentialHeader, FieldValues, HttpRequest, RequestBodyDraft} from './types';

/** The value that the contract shows for a parameter, if it shows one. */
export function exampleOf({examples, schema}: Pick<Parameter, 'examples' | 'schema'>): Json | undefined {
  const [first] = Object.values(examples);
  return first?.value ?? schema.example ?? schema.examples?.[0];
}

/** The fields that an operation opens with: what is required is filled with the contract's example, the rest is empty. */
export function exampleValues({
  parameters,
  schemas,
}: Pick<OperationDocument, 'parameters' | 'schemas'>): FieldValues {
  return Object.fromEntries(
    parameters
      .filter(({required}) => required)
      .map((parameter) => [
        parameterKey(parameter),
        formatFieldValue(exampleOf(parameter) ?? sampleToSend(parameter.schema, schemas)),
      ]),
  );
}

/**
 * The body that an operation opens with: the first example of its first media type, or where the contract shows none, a
 * value of its schema.
 */
export function exampleBody({
  requestBody,
  schemas,
}: Pick<OperationDocument, 'requestBody' | 'schemas'>): RequestBodyDraft | undefined {
  const [media] = Object.entries(requestBody?.content ?? {});
  if (!media) return undefined;
  const [contentType, {schema, examples}] = media;
  const shown = Object.values(examples satisfies NamedExamples)[0]?.value;
  return {contentType, text: sentText(shown ?? (schema ? sampleToSend(schema, schemas) : {}), contentType)};
}

/** The same as `bodyText` for a value that goes out: an object is written as JSON, and is no text of any other type. */
export function sentText(value: Json, contentType: string): string {
  return typeof value === 'string' || takesJson(contentType) ? bodyText(value, contentType) : '';
}

/** Whether a body of the media type is written from a JSON value: YAML contains JSON, and forms are edited as JSON. */
function takesJson(contentType: string): boolean {
  return isJsonType(contentType) || isForm(contentType) || /^\*|\/\*|[/+-]yaml *(?:;|$)/i.test(contentType);
}

/**
 * The text of a body's example, laid out to be read and edited. A text is the body itself, but where the body is JSON:
 * there it is a JSON string, unless the contract writes the whole document as a text.
 */
export function bodyText(value: Json, contentType = ''): string {
  const isWhole = typeof value === 'string' && (!isJsonType(contentType) || parseJson(value) !== undefined);
  return isWhole ? value : restoreNumbers(formatJson(value));
}

/** What an example is made of. */
export interface ExampleFields {
  readonly values: FieldValues;
  readonly body: RequestBodyDraft | undefined;
}

/** Where samples go: an address, and a key that anyone may use there, if there is one. */
export interface SampleServer {
  readonly url: string;
  readonly demoKey?: string;
}

/**
 * The credential that samples show: of the first security scheme of the contract that has a header, with the key that
 * the server gives to everybody, so that a copied sample runs, or else with a placeholder.
 */
function exampleCredential(
  {security, securitySchemes}: Pick<OperationDocument, 'security' | 'securitySchemes'>,
  {demoKey}: SampleServer,
): CredentialHeader | undefined {
  // An alternative without any scheme says that anyone may call: the first one is what the contract prefers.
  if (security[0]?.length === 0) return undefined;
  const scheme = security
    .flat()
    .map((name) => ownValue(securitySchemes, name))
    .find((each) => each !== undefined && each.type !== 'other');
  if (!scheme) return undefined;
  const secret = scheme.type === 'apiKey' ? (demoKey ?? placeholders.apiKey) : placeholders.bearer;
  return credentialHeader(scheme, secret);
}

/**
 * The default example of an operation, as its page shows it in six languages.
 *
 * @param fields what it is made of, where that is not what the contract shows
 */
export function exampleRequest(
  operation: OperationDocument,
  server: SampleServer,
  fields: ExampleFields = {values: exampleValues(operation), body: exampleBody(operation)},
): HttpRequest {
  const credential = exampleCredential(operation, server);
  return buildRequest(operation, {server: server.url, ...fields, credential});
}

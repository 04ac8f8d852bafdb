import type {
  Content,
  FieldEncoding,
  NamedExamples,
  DocumentedResponse,
  Parameter,
  ParameterIn,
  RequestBody,
  ResponseHeader,
  UnsentParameter,
} from '../../openapi/document/types';
import {
  resolve,
  type Contract,
  type OrRef,
  type RawBody,
  type RawContent,
  type RawExamples,
  type RawHeader,
  type RawParameter,
  type RawResponse,
} from './contract';
import {inlineHtml} from './markdown';
import {pageSchema} from './schemas';

/** Makers of an operation's parts: references resolved, examples named, descriptions as HTML. */

function describe(text: string | undefined): {description?: string} {
  return text === undefined ? {} : {description: inlineHtml(text)};
}

function namedExamples(contract: Contract, {example, examples = {}}: RawExamples): NamedExamples {
  const named = Object.entries(examples).map(([name, each]) => {
    const {summary, description, value} = resolve(contract, each);
    return [name, {...(summary && {summary}), ...describe(description), value}] as const;
  });
  return Object.fromEntries(example === undefined ? named : [['default', {value: example}], ...named]);
}

function header(contract: Contract, raw: RawHeader): ResponseHeader {
  const {description, required, deprecated, schema = {}} = raw;
  return {
    ...describe(description),
    ...(required && {required}),
    ...(deprecated && {deprecated}),
    schema: pageSchema(contract, schema),
    examples: namedExamples(contract, raw),
  };
}

/** Whether samples and explorer write the parameter into a request. */
export function isSendable({in: place, content}: RawParameter): boolean {
  return ['path', 'query', 'header'].includes(place) && content === undefined;
}

/** @param raw one that is sendable */
export function parameter(contract: Contract, raw: RawParameter): Parameter {
  const {name, style, explode, allowReserved} = raw;
  return {
    name,
    in: raw.in as ParameterIn,
    ...header(contract, raw),
    ...(style && {style}),
    ...(explode !== undefined && {explode}),
    ...(allowReserved && {allowReserved}),
  };
}

/** @throws when the parameter stands where OpenAPI 3.1 has no parameters */
export function unsentParameter(contract: Contract, raw: RawParameter): UnsentParameter {
  const {name, in: place} = raw;
  if (!['path', 'query', 'header', 'cookie'].includes(place))
    throw new Error(`Parameter ${name}: OpenAPI 3.1 has no parameters in "${place}".`);
  const [contentType, media] = Object.entries(raw.content ?? {})[0] ?? [];
  return {
    name,
    in: place as UnsentParameter['in'],
    ...(contentType && {contentType}),
    ...header(contract, {...raw, ...media}),
  };
}

function content(contract: Contract, raw: RawContent = {}): Content {
  return Object.fromEntries(
    Object.entries(raw).map(([type, media]) => [
      type,
      {
        ...(media.schema && {schema: pageSchema(contract, media.schema)}),
        examples: namedExamples(contract, media),
        ...(media.encoding && {encoding: fieldEncodings(media.encoding)}),
      },
    ]),
  );
}

/** Without headers and extensions, which no sample writes. */
function fieldEncodings(raw: Readonly<Record<string, FieldEncoding>>): Record<string, FieldEncoding> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, {contentType, style, explode, allowReserved}]) => [
      name,
      {contentType, style, explode, allowReserved},
    ]),
  );
}

export function requestBody(contract: Contract, ref: OrRef<RawBody>): RequestBody {
  const raw = resolve(contract, ref);
  return {
    ...describe(raw.description),
    ...(raw.required && {required: true}),
    content: content(contract, raw.content),
    ...(raw['x-max-bytes'] && {'x-max-bytes': raw['x-max-bytes']}),
  };
}

export function response(contract: Contract, ref: OrRef<RawResponse>): DocumentedResponse {
  const raw = resolve(contract, ref);
  const headers = Object.entries(raw.headers ?? {});
  return {
    description: inlineHtml(raw.description),
    headers: Object.fromEntries(
      headers.map(([name, each]) => [name, header(contract, resolve(contract, each))]),
    ),
    content: content(contract, raw.content),
  };
}

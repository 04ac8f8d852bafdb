import {credentialHeader} from '@site/src/openapi/request/credentialHeader';
import type {CredentialHeader, HttpRequest} from '@site/src/openapi/request/types';
import type {SampleInput} from '@site/src/code/samples/types';
import {fill, type Filling} from '@site/src/code/sample-request/placeholders';
import type {SampleAuth, SampleRequest} from '@site/src/code/sample-request/types';

export interface RequestContext extends Filling {
  /** Base address of the server, without a trailing slash. */
  readonly server: string;
  readonly credential: CredentialHeader | undefined;
}

/** The request of a sample, exactly as it goes out in this context. */
export function toHttp(sample: SampleRequest, {server, credential, ...filling}: RequestContext): HttpRequest {
  const {method, target, headers, body} = sample;
  const own = headers.map(([name, value]): [string, string] => [name, fill(value, filling)]);
  const isJson = body !== undefined && !own.some(([name]) => name === 'content-type');
  return {
    method,
    url: server + fill(target, filling),
    headers: [
      ...(credential ? [[credential.name, credential.value] as const] : []),
      ...own,
      ...(isJson ? [['content-type', 'application/json'] as const] : []),
    ],
    ...(body !== undefined && {body: fill(body, filling)}),
  };
}

/** The request together with how a program reads its response. */
export function toSampleInput(sample: SampleRequest, context: RequestContext): SampleInput {
  const {responseKind, canBeEmpty = false, name, target} = sample;
  const ending = target.includes('.png') ? 'png' : 'bin';
  return {request: toHttp(sample, context), responseKind, canBeEmpty, fileName: `${name}.${ending}`};
}

/** The header for a credential of a sample's kind. */
export function sampleCredential(auth: SampleAuth, secret: string): CredentialHeader | undefined {
  switch (auth) {
    case 'key':
      return credentialHeader({type: 'apiKey', in: 'header', name: 'x-api-key'}, secret);
    case 'bearer':
      return credentialHeader({type: 'http', scheme: 'bearer'}, secret);
    case 'none':
      return undefined;
  }
}

import type {FastifyInstance, LightMyRequestResponse} from 'fastify';
import {adminAccount, developer} from '../base/seededAccounts';
import type {Account} from '../store/accounts';
import type {TokenCheck} from '../base/tokenCheck';
import type {DocumentedOperation} from './contract';

/** Whose credentials go along. */
export type Caller =
  | 'developer'
  | 'admin'
  | 'bearer'
  | 'visitor'
  | 'strangerKey'
  | 'strangerToken'
  | 'nobody';

/** The values of a request before they are written as text. */
export interface Values {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** `undefined` sends none. */
  readonly body: unknown;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly as?: Caller;
}

const credentials: Readonly<Record<Caller, Record<string, string>>> = {
  developer: {'x-api-key': developer.apiKeys[0] ?? ''},
  admin: {'x-api-key': adminAccount.apiKeys[0] ?? ''},
  bearer: {authorization: 'Bearer known.developer.token'},
  visitor: {authorization: 'Bearer known.visitor.token'},
  strangerKey: {'x-api-key': 'a-key-that-nobody-has'},
  strangerToken: {authorization: 'Bearer forged.by.somebody'},
  nobody: {},
};

const bearers: Readonly<Record<string, Account>> = {
  'known.developer.token': {accountId: developer.accountId, groups: developer.groups},
  'known.visitor.token': {accountId: 'a-visitor-without-groups', groups: []},
};

/** The token check of a sandbox on trial: it knows the tokens that `Caller` names. */
export const tokenCheck: TokenCheck = (token) => Promise.resolve(bearers[token]);

/** Writes a request to an operation as the contract's styles say. */
export function writeRequest(operation: DocumentedOperation, {path, query, body}: Values): WireRequest {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => writePath(path[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const explode = operation.parameters.find((known) => known.name === name)?.explode ?? true;
    const texts = Array.isArray(value) ? (explode ? value : [value.join(',')]) : [value];
    for (const text of texts) search.append(name, String(text));
  }
  return {
    method: operation.method,
    url: search.size > 0 ? `${url}?${search}` : url,
    ...(body !== undefined && {body: JSON.stringify(body)}),
  };
}

function writePath(value: unknown): string {
  return [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join(',');
}

/** Sends a request without a socket. */
export function send(app: FastifyInstance, request: WireRequest): Promise<LightMyRequestResponse> {
  const {method, url, body, contentType, as = 'developer'} = request;
  const type = contentType ?? (body === undefined ? undefined : 'application/json');
  return app.inject({
    method: method as 'GET',
    url,
    headers: {...credentials[as], ...(type !== undefined && {'content-type': type})},
    ...(body !== undefined && {payload: body}),
  });
}

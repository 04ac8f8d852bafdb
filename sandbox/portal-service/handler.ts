import type {components} from '../contract/generated/portalService';
import type {Account} from '../store/accounts';
import type {Dependencies} from './dependencies';

/** The shapes of api/portal.yaml, by name. */
export type Schemas = components['schemas'];

/** What a handler is given: a request that conforms to the contract, from somebody who may send it. */
export interface PortalContext extends Dependencies {
  /** Whose keys the request is about. */
  readonly owner: Account;
  /** Of the path, where it has one. */
  readonly keyId: string;
  readonly body: unknown;
}

export interface PortalResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type PortalHandler = (context: PortalContext) => PortalResponse;

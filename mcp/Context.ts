import type {ApiContract} from './contract/ApiContract';
import type {Server} from './requests/Server';
import type {Site} from './site/Site';

/** What tools work with. */
export interface Context {
  readonly site: Site;
  readonly api: ApiContract;
  /** The first is taken where a request names none. */
  readonly servers: readonly [Server, ...Server[]];
}

import type {ListedCall} from '../calls/listedCall';
import {maskAddress} from '../masking/maskCall';
import type {AccountRequest} from '../server/accountFeed';

export interface AccountCall extends ListedCall {
  readonly request: AccountRequest;
}

const known = new WeakMap<AccountRequest, AccountCall>();
let last = 0;

/** A request of the account as lists show it. */
export function toAccountCall(request: AccountRequest): AccountCall {
  const before = known.get(request);
  if (before) return before;
  const {at, method, path, operationId, status, milliseconds, violations} = request;
  const call = {
    key: `account ${++last}`,
    at: Date.parse(at),
    method,
    target: maskAddress(path),
    operationId,
    status: status === 0 ? undefined : status,
    milliseconds,
    request,
    violations: violations.length,
    text: violations.map(({path: where, message}) => `${where} ${message}`).join('\n'),
  };
  known.set(request, call);
  return call;
}

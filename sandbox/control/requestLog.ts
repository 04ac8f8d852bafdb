import type {Clock} from '../base/clock';
import type {Call} from '../http/app';
import {createAccountLog, type AccountLog} from '../base/accountLog';

/** A call as `GET /sandbox/requests` lists it. */
export interface LoggedRequest {
  /** By the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly operationId: string;
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
  /** 0 where a fault on demand closed the connection. */
  readonly status: number;
  /** From the head of the request to the head of the response. */
  readonly milliseconds: number;
  readonly violations: readonly {readonly path: string; readonly message: string}[];
}

/** What was sent with the keys and tokens of each account, by whatever program. */
export interface RequestLog extends Omit<AccountLog<LoggedRequest>, 'add'> {
  add(call: Omit<Call, 'keyId'>): void;
}

export function createRequestLog(clock: Clock): RequestLog {
  const log = createAccountLog<LoggedRequest>();
  return {
    ...log,
    add: ({accountId, operationId, head, status, milliseconds, violations}) => {
      log.add(accountId, {
        at: clock.now().toISOString(),
        operationId,
        method: head.method,
        path: head.url,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        violations: violations.map(splitViolation),
      });
    },
  };
}

/** `body[0].timestamp must match …` as the path and what it must do. */
function splitViolation(violation: string): LoggedRequest['violations'][number] {
  const [, path = '', message = ''] = /^((?:body|path|query|header)\S*) (.*)$/s.exec(violation) ?? [];
  return path === '' ? {path: '', message: violation} : {path, message};
}

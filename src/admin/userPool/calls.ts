import type {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {callLog} from '@site/src/base/calls/callLog';
import {tabCalls} from '@site/src/base/calls/tabCalls';
import {outlineOf, type KnownCall} from './outlineOf';

/** A call as the administration lists it. */
export interface PoolCall extends KnownCall {
  readonly id: number;
  /** The username of the administrator who made it: somebody else may sign in within the same tab. */
  readonly by: string | undefined;
}

export type PoolCallLog = ReturnType<typeof createPoolCallLog>;

/** A long visit must not grow without end. */
const MOST = 1000;

/** The calls of this visit, in memory alone, the newest first. */
export function createPoolCallLog() {
  let calls: readonly PoolCall[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  return {
    list: () => calls,
    record: (call: Omit<PoolCall, 'id'>) => {
      calls = [{...call, id: ++last}, ...calls].slice(0, MOST);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether an operation changes something: everything that administrators do but read. */
export function isChange({operation}: Pick<PoolCall, 'operation'>): boolean {
  return !/^(Admin)?(Get|List|Describe)/.test(operation);
}

/**
 * Records what a client sends, every attempt for itself: also those that it makes by itself after a failure.
 *
 * @param whoAsks the username of whoever is signed in
 */
export function recordCalls(
  client: CognitoIdentityProviderClient,
  log: PoolCallLog,
  whoAsks: () => Promise<string | undefined>,
): void {
  client.middlewareStack.add(
    (next, {commandName = ''}) =>
      async (args) => {
        const by = await whoAsks().catch(() => undefined);
        const at = Date.now();
        const {Username: username, GroupName: group} = args.input as {Username?: string; GroupName?: string};
        const operation = commandName.replace(/Command$/, '');
        const note = (status: number | undefined, error?: string) => {
          const call = {operation, username, group, status, error, at, by, milliseconds: Date.now() - at};
          log.record(call);
          if (tabCalls.isKept) callLog.record(outlineOf(call, addressOf(args)));
        };
        try {
          const result = await next(args);
          note(result.output.$metadata.httpStatusCode);
          return result;
        } catch (error) {
          const {name, $metadata} = error as {name?: string; $metadata?: {httpStatusCode?: number}};
          note($metadata?.httpStatusCode, name);
          throw error;
        }
      },
    // Inside the client's own repetition.
    {step: 'finalizeRequest', priority: 'low', name: 'recordCalls'},
  );
}

/** Where a request goes: the SDK has built it by then. */
function addressOf({request}: {readonly request?: unknown}): string {
  const {protocol, hostname, port, path} = request as {
    readonly protocol: string;
    readonly hostname: string;
    readonly port?: number;
    readonly path: string;
  };
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`;
}

/** What the admin pages have sent in this visit. */
export const poolCalls = createPoolCallLog();

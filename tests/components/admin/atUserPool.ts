import {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {vi} from 'vitest';

interface Sender {
  send: (this: unknown, command: object, ...others: readonly unknown[]) => Promise<unknown>;
}

const client = CognitoIdentityProviderClient.prototype as unknown as Sender;
// The real one, also where somebody stands before the user pool already.
const {send} = client;

type Send = () => Promise<unknown>;

/**
 * Stands between whoever administers the user pool and the service, at most until the test is over.
 *
 * @param respond is given the name of an operation and what sends it
 * @returns a function that steps aside
 */
function standBeforeUserPool(respond: (operation: string, send: Send) => Promise<unknown>): () => void {
  const spy = vi.spyOn(client, 'send').mockImplementation(function (this: unknown, command, ...others) {
    const operation = command.constructor.name.replace(/Command$/, '');
    return respond(operation, () => send.call(this, command, ...others));
  });
  return () => spy.mockRestore();
}

/** Holds the requests of an operation from the nth on. @returns a function that lets them go */
export function holdFrom(operation: string, nth: number): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  standBeforeUserPool(async (each, send) => {
    if (each === operation && ++sent >= nth) await released;
    return send();
  });
  return release;
}

interface Group {
  readonly Users: readonly {readonly Attributes: readonly {readonly Value: string}[]}[];
}

/**
 * The lists of groups name these people alone: other tests make administrators in the same sandbox.
 *
 * @returns a function that lets them name everybody again
 */
export function listMembersAmong(...emails: readonly string[]): () => void {
  return standBeforeUserPool(async (operation, send) => {
    const response = await send();
    if (operation !== 'ListUsersInGroup') return response;
    const group = response as Group;
    const isAmong = (user: Group['Users'][number]) =>
      user.Attributes.some(({Value}) => emails.includes(Value));
    return {...group, Users: group.Users.filter(isAmong)};
  });
}

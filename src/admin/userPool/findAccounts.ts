import {ListUsersCommand} from '@aws-sdk/client-cognito-identity-provider';
import {PAGE_SIZE, userPool, userPoolId} from './client';
import {estimateUserCount, peopleOf} from './people';
import {everybody} from './peopleQuery';

interface Options {
  readonly signal: AbortSignal;
  /** Told how much has been asked, of how much. */
  readonly onProgress: (done: number, total: number) => void;
}

const AT_ONCE = 4;

/**
 * Which of these addresses have an account, in lower case. Asks for each of them, or reads the whole pool by pages:
 * whatever takes fewer requests.
 */
export async function findAccounts(
  addresses: readonly string[],
  options: Options,
): Promise<ReadonlySet<string>> {
  const pages = Math.ceil((await estimateUserCount()) / PAGE_SIZE);
  return addresses.length <= pages ? askForEach(addresses, options) : readAll(addresses, pages, options);
}

async function askForEach(addresses: readonly string[], {signal, onProgress}: Options) {
  const found = new Set<string>();
  const waiting = [...addresses];
  let done = 0;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const value = address.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
      const command = new ListUsersCommand({UserPoolId: userPoolId, Filter: `email = "${value}"`, Limit: 1});
      const {Users} = await userPool.send(command, {abortSignal: signal});
      if (Users && Users.length > 0) found.add(address.toLowerCase());
      onProgress(++done, addresses.length);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return found;
}

async function readAll(addresses: readonly string[], pages: number, {signal, onProgress}: Options) {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()));
  const found = new Set<string>();
  let done = 0;
  for await (const people of peopleOf(everybody, signal)) {
    for (const {email} of people) if (wanted.has(email.toLowerCase())) found.add(email.toLowerCase());
    onProgress(Math.min(++done, pages), pages);
  }
  return found;
}

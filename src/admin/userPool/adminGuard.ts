import {hasOtherAdmin, LastAdminError, type GroupMember} from './lastAdmin';

/** Makes a change that may cost the portal an administrator, unless nobody else could administer it any more. */
export type AdminGuard = (username: string, change: () => Promise<void>) => Promise<void>;

/** How old the list of administrators may be by which it is known who is none. */
const MOST_AGE = 10_000;

/**
 * The guard of many changes in a row: those of administrators are made one after the other, each against a list that
 * was read just before. Two changes at once would each take the other's administrator for the one who is left.
 *
 * @param list who is in the group of administrators
 */
export function createAdminGuard(list: () => Promise<readonly GroupMember[]>): AdminGuard {
  let known: {readonly admins: Promise<readonly GroupMember[]>; readonly at: number} | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Lists of the service may be some seconds late: whoever was taken away here counts no more. */
  const gone = new Set<string>();

  const recent = async () => {
    if (!known || Date.now() - known.at > MOST_AGE) known = {admins: list(), at: Date.now()};
    try {
      return await known.admins;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  const changeAdmin = async (username: string, change: () => Promise<void>) => {
    // A second try is checked like the first: the person may still be there.
    const admins = (await list()).filter((admin) => admin.username === username || !gone.has(admin.username));
    if (!hasOtherAdmin(admins, username)) throw new LastAdminError();
    // Before the change: if its response is lost, it may have been made.
    gone.add(username);
    await change();
  };
  return async (username, change) => {
    const admins = await recent();
    if (!admins.some((admin) => admin.username === username)) return change();
    const turn = last.then(() => changeAdmin(username, change));
    last = turn.catch(() => undefined);
    return turn;
  };
}

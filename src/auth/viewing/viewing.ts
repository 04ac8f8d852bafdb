import {findOwnPath} from '@site/src/site/findOwnPath';

/** As whom an administrator sees the portal. */
export interface Viewing {
  /** Username of the administrator: nobody else who signs in here inherits the view. */
  readonly by: string;
  /** Present when it is a person, and not just a set of groups. */
  readonly person?: {readonly username: string; readonly name: string; readonly email: string};
  readonly groups: readonly string[];
  /** Whether it is somebody with an API key. */
  readonly hasKeys: boolean;
  /** The person's own weather thresholds, a JSON list. */
  readonly weatherThresholds?: string;
  /** Path of the page where the view began; leaving leads back there. */
  readonly from: string;
}

/** Kept for this tab alone, until it is closed: other tabs go on as the administrator's own. */
const KEY = 'portal.viewAs';

/** The view in force in this tab. */
export function readViewing(): Viewing | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isViewing(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @throws DOMException where the browser keeps nothing: then there is no view, rather than one that a reload ends */
export function keepViewing(viewing: Viewing): void {
  sessionStorage.setItem(KEY, JSON.stringify(viewing));
}

export function forgetViewing(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isViewing(kept: unknown): kept is Viewing {
  if (typeof kept !== 'object' || kept === null) return false;
  const {by, groups, hasKeys, from, person, weatherThresholds} = kept as Readonly<Record<string, unknown>>;
  return (
    typeof by === 'string' &&
    Array.isArray(groups) &&
    groups.every((group) => typeof group === 'string') &&
    typeof hasKeys === 'boolean' &&
    // A path of this site, and no address of another.
    typeof from === 'string' &&
    findOwnPath(from) !== undefined &&
    (weatherThresholds === undefined || typeof weatherThresholds === 'string') &&
    (person === undefined || isPerson(person))
  );
}

function isPerson(person: unknown): boolean {
  if (typeof person !== 'object' || person === null) return false;
  const {username, name, email} = person as Readonly<Record<string, unknown>>;
  return [username, name, email].every((text) => typeof text === 'string');
}

import {isLoopback} from './isLoopback';

/**
 * Names of the permission that a website needs for services of the visitor's own machine, the newer first: Chrome 145 and
 * later, Chrome 142 to 144. Other browsers know neither. Source: MDN, "Local network access".
 */
const permissions = ['loopback-network', 'local-network-access'];

/**
 * Whether the browser keeps this page from the visitor's own machine. It asks for the permission at the first request;
 * without it, nothing is sent, whatever runs there. A page that comes from the machine itself needs none.
 */
export async function isMachineClosed(): Promise<boolean> {
  if (isLoopback(location.href)) return false;
  for (const name of permissions) {
    const state = await stateOf(name);
    if (state !== undefined) return state !== 'granted';
  }
  return false;
}

async function stateOf(name: string): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({name: name as PermissionName})).state;
  } catch {
    // The browser does not know this permission.
    return undefined;
  }
}

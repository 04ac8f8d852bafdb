import type {IdentitySettings} from '@site/src/site/types';

/** Whether people sign in at the sandbox of their own machine: its address is a loopback one. */
export function isSandbox({endpoints}: Pick<IdentitySettings, 'endpoints'>): boolean {
  if (!endpoints) return false;
  const {hostname} = new URL(endpoints.userPool);
  return hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]';
}

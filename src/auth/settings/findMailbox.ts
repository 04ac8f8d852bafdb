import type {IdentitySettings} from '@site/src/site/types';
import {isSandbox} from './isSandbox';

/**
 * The address where a sandbox shows what a user pool would have sent.
 *
 * @param to an email address or a phone number; without it, everything that was sent to anybody
 * @returns `undefined` where the identity service is no sandbox
 */
export function findMailbox(settings: Pick<IdentitySettings, 'endpoints'>, to?: string): string | undefined {
  if (!settings.endpoints || !isSandbox(settings)) return undefined;
  const mailbox = new URL('/sandbox/mailbox', settings.endpoints.userPool);
  if (to) mailbox.searchParams.set('to', to);
  return mailbox.href;
}

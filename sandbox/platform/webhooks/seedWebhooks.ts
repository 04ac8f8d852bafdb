import {adminAccount, developer} from '../../base/seededAccounts';
import type {Dependencies} from '../shared/handlers/dependencies';

/** Where the seeded webhooks are expected to listen on this machine. */
export const SEEDED_WEBHOOK_PORT = 4011;

/**
 * The converter of the examples, on this machine: the sandbox calls no other. Nothing listens there until a developer
 * starts it, and until then a body in the format is refused with the reason.
 */
export function seedWebhooks({store}: Dependencies): void {
  for (const {accountId} of [adminAccount, developer])
    store.webhooks.save(accountId, {
      format: 'skytrack',
      url: `http://127.0.0.1:${SEEDED_WEBHOOK_PORT}/skytrack`,
      headers: {Authorization: 'Bearer 5f1c0e7a9d', 'X-Source': 'movement-platform'},
    });
  store.webhooks.save(developer.accountId, {
    format: 'tower-log',
    url: `http://127.0.0.1:${SEEDED_WEBHOOK_PORT}/tower-log`,
  });
}

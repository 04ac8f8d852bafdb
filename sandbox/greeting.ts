import type {Settings} from './base/settings';
import {developer, seededAccounts, SEEDED_PASSWORD} from './base/seededAccounts';

/** What the terminal shows once the sandbox listens: where it is, who has an account, and a first request. */
export function greeting(address: string, {data, seed}: Pick<Settings, 'data' | 'seed'>): string {
  const accounts = seededAccounts.map(
    ({email, apiKeys}) => `  ${email.padEnd(24)}${apiKeys.join(', ') || 'no key'}`,
  );
  return `Sandbox on ${address}  (data ${data}, seed ${seed})

Accounts, each with the password ${SEEDED_PASSWORD}, and their API keys:
${accounts.join('\n')}

Mail it would send: ${address}/sandbox/mailbox
Try: curl -H 'x-api-key: ${developer.apiKeys[0]}' ${address}/locations/v2/collections
`;
}

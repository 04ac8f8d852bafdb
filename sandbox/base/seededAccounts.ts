import {siteGroups} from './generated/groups';

/** An account that every fresh sandbox has. The identity room makes a user of it whose `sub` is `accountId`. */
export interface SeededAccount {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly apiKeys: readonly string[];
}

/** The password of each seeded user. No secret: the sandbox listens on this machine alone. */
export const SEEDED_PASSWORD = 'Sandbox-2026!';

const {developerAdmins, developerUsers, dashboardAdmins, opened} = siteGroups;
const panelGroups = opened.filter(({hasPanel}) => hasPanel).map(({id}) => id);

export const adminAccount: SeededAccount = {
  accountId: '7c9e6679-7425-40de-944b-e07fc1f90ae1',
  email: 'admin@example.com',
  name: 'Teo Alvarez',
  groups: [developerAdmins, dashboardAdmins, developerUsers],
  apiKeys: ['sandbox-admin-key'],
};

export const developer: SeededAccount = {
  accountId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  email: 'developer@example.com',
  name: 'Mara Lindqvist',
  groups: [...new Set([developerUsers, ...panelGroups])],
  apiKeys: ['sandbox-developer-key'],
};

export const visitor: SeededAccount = {
  accountId: '9b2fca2e-55d1-4f0b-8a64-c1b7f3a0d503',
  email: 'visitor@example.com',
  name: 'Noor Haddad',
  groups: [],
  apiKeys: [],
};

export const seededAccounts: readonly SeededAccount[] = [adminAccount, developer, visitor];

import type {SiteGroups} from '../../sandbox/base/siteGroups';
import type {SiteConfig} from '../../src/site/types';
import {panelGroups} from '../panel-uses/panelFacts';
import {writeIfChanged} from '../lib/writeIfChanged';
import {GROUPS} from './files';

/** The part of the site configuration that the sandbox's user pool follows. */
export type GroupSettings = Pick<SiteConfig, 'groups' | 'tenantPattern'> & {
  readonly api: Pick<SiteConfig['api'], 'restrictionAuthors'>;
};

/**
 * Writes the groups of the site configuration as a module of the sandbox, so that a provider's own ids open the same
 * rooms there: its user pool, its seeded accounts and its rights name no group themselves.
 */
export async function makeGroups(siteDir: string, settings: GroupSettings): Promise<void> {
  const {developerAdmins, developerUsers, dashboardAdmins, dashboard, separate} = settings.groups;
  const shown = await panelGroups(siteDir);
  const opened = Object.entries({...dashboard, ...separate}).map(([key, id]) => ({
    id,
    description: `Dashboard: ${words(key)}`,
    hasPanel: shown.has(key),
  }));
  const groups: SiteGroups = {
    developerAdmins,
    developerUsers,
    dashboardAdmins,
    opened,
    restrictionAuthors: settings.api.restrictionAuthors ?? [developerAdmins, dashboardAdmins],
    tenants: settings.tenantPattern,
  };
  const module = [
    "import type {SiteGroups} from '../siteGroups';",
    '',
    `export const siteGroups: SiteGroups = ${JSON.stringify(groups, null, 2)};`,
    '',
  ];
  await writeIfChanged(GROUPS, module.join('\n'));
}

/** `weatherAlerts` as "weather alerts". */
function words(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

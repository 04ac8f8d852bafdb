import site from '../../site.config';
import type {BrowserContext, BrowserContextOptions, Page} from '@playwright/test';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {goWithin} from '../fixtures/goWithin';
import type {Sessions} from '../fixtures/sessions';
import {expect, test} from '../fixtures/test';

// The administrators' table of rights against what a browser really shows, for one member of each kind. That every
// group has the panels of the table is said by tests/unit/panelRights.test.ts; its operations, keys and actions are tried
// at the services, by tests/contract/rights.

/** A page or a panel, as a row of the table names it and leads to it. */
interface Row {
  readonly name: string;
  readonly to: string;
}

/** What the table says of pages and panels, by column. */
type Table = ReadonlyMap<string, {readonly yes: readonly Row[]; readonly no: readonly Row[]}>;
let read: Promise<Table> | undefined;

const {developerUsers, developerAdmins, dashboardAdmins, dashboard, separate} = site.groups;
const groups = [
  developerUsers,
  ...Object.values(dashboard),
  ...Object.values(separate),
  dashboardAdmins,
  developerAdmins,
];

/** One of each kind: nobody, no group, a group of the portal, one with a panel and one without, and both admins. */
const kinds = [
  'Not signed in',
  'In no group',
  developerUsers,
  dashboard.locations,
  separate.lightning,
  dashboardAdmins,
  developerAdmins,
];

test('the table has a column for everybody, and scrolls by itself on a phone', async ({
  openContext,
  sessions,
}) => {
  expect([...(await tableOf(openContext, sessions)).keys()]).toEqual([
    'Not signed in',
    'In no group',
    ...groups,
  ]);
  const context = await openContext({
    viewport: {width: 390, height: 844},
    storageState: await sessions.of('admin@example.com'),
  });
  const page = await context.newPage();
  await page.goto('/admin/AdminDashboard');
  await page.getByRole('table', {name: 'Who may do what'}).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

for (const member of kinds) {
  test(`${member}: pages and panels are open as the table says`, async ({
    page,
    portal,
    people,
    openContext,
    sessions,
  }) => {
    const table = await tableOf(openContext, sessions);
    const {yes = [], no = []} = table.get(member) ?? {};
    const pages = [...yes, ...no].filter((row) => !isPanel(row)).map(({to}) => to);
    expect(pages).toContain('/dashboard');
    const isOpen = (path: string, to = yes) => to.some((row) => row.to === path);
    const isSignedIn = member !== 'Not signed in';
    const account = '/dashboard?panel=account';
    if (isSignedIn)
      await portal.enter(await people.member(member === 'In no group' ? [] : [member]), account);
    else await portal.open(account);
    // What is open to everybody is tried by one; signing out would end the trial.
    const isForAll = (path: string) => isSignedIn && isOpen(path, table.get('Not signed in')?.yes);
    for (const path of pages.filter((each) => each !== '/logout' && !isForAll(each))) {
      // The account is a panel without a map.
      await goTo(page, path === '/dashboard' ? account : path);
      expect.soft(await opens(page), path).toBe(isOpen(path));
    }
    if (!isOpen('/dashboard')) return;
    await goTo(page, account);
    const rail = page.getByRole('navigation', {name: 'Panels'}).getByRole('link');
    await expect(rail).toHaveText(yes.filter(isPanel).map(({name}) => name));
    for (const {name, to} of no.filter(isPanel)) {
      await goTo(page, to);
      await expect(page.getByRole('heading', {name: `${name} is closed to your account`})).toBeVisible();
    }
  });
}

const isPanel = ({to}: Row) => to.includes('?panel=');

/** Follows a link of the portal: nothing of the session is loaded anew. */
async function goTo(page: Page, path: string): Promise<void> {
  const [before, from] = [await page.title(), new URL(page.url()).pathname];
  await goWithin(page, path);
  // The address changes at once, the page when its script has come.
  if (from !== path.split('?')[0]) await expect(page).not.toHaveTitle(before);
}

/** Whether a page shows what it is about, and not the sign-in form or a refusal. */
async function opens(page: Page): Promise<boolean> {
  const refusal = /^(Sign in|This page is for administrators|Your account has no access yet)$/;
  const heading = page.getByRole('main').getByRole('heading').first();
  await expect(heading).not.toBeEmpty();
  return !refusal.test((await heading.textContent()) ?? '');
}

type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

function tableOf(openContext: OpenContext, sessions: Sessions): Promise<Table> {
  return (read ??= readTable(openContext, sessions));
}

async function readTable(openContext: OpenContext, sessions: Sessions): Promise<Table> {
  const context = await openContext({storageState: await sessions.of('admin@example.com')});
  const page = await context.newPage();
  await page.goto('/admin/AdminDashboard');
  const table = page.getByRole('table', {name: 'Who may do what'});
  await table.waitFor();
  const columns = await table.locator('thead').getByRole('columnheader').allTextContents();
  const rows = await table.locator('tbody').evaluateAll((groups) =>
    groups
      .filter((group) => /^(Pages|Panels)/.test(group.textContent ?? ''))
      .flatMap((group) => [...group.querySelectorAll('tr')])
      .map((row) => ({
        name: row.querySelector('th[scope=row]')?.textContent ?? '',
        to: row.querySelector('th[scope=row] a')?.getAttribute('href') ?? '',
        cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent?.endsWith('yes') ?? false),
      })),
  );
  return new Map(
    columns.map((column, index) => {
      const named = rows.filter(({to, cells}) => to !== '' && cells.length > 0);
      const of = (may: boolean) => named.filter(({cells}) => cells[index] === may);
      return [column, {yes: of(true), no: of(false)}];
    }),
  );
}

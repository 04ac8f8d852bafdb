import site from '../../site.config';
import type {BrowserContext, BrowserContextOptions, Page} from '@playwright/test';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import type {Sessions} from '../fixtures/sessions';
import {expect, test} from '../fixtures/test';

// The administrators' table of rights against what a browser really shows, for a visitor and an administrator. That every
// group has the panels of the table is said by tests/unit/panelRights.test.ts; its operations, keys and actions are tried
// at the services, by tests/contract/rights.

/** A page or a panel, as a row of the table names it and leads to it. */
interface Row {
  readonly name: string;
  readonly to: string;
}

/** What the table says of pages and panels, by column. */
type Table = ReadonlyMap<string, {readonly yes: readonly Row[]; readonly no: readonly Row[]}>;

const {developerUsers, developerAdmins, dashboardAdmins, dashboard, separate} = site.groups;
const groups = [
  developerUsers,
  ...Object.values(dashboard),
  ...Object.values(separate),
  dashboardAdmins,
  developerAdmins,
];

/** Other kinds are tried without a browser (tests/components/admin/rights.component.test.tsx). */
const kinds = ['Not signed in', developerAdmins];

test('the table has a column for everybody, scrolls by itself on a phone, and pages and panels are open as it says', async ({
  page,
  portal,
  people,
  openContext,
  sessions,
}) => {
  const table = await test.step('the table on a phone', async () => {
    const phone = await openTable(openContext, sessions);
    expect(await sidewaysScroll(phone)).toBe(0);
    expect(await axeViolations(phone)).toEqual([]);
    const read = await readTable(phone);
    await phone.close();
    return read;
  });
  expect([...table.keys()]).toEqual(['Not signed in', 'In no group', ...groups]);

  for (const member of kinds)
    await test.step(member, async () => {
      const {yes = [], no = []} = table.get(member) ?? {};
      const pages = [...yes, ...no].filter((row) => !isPanel(row)).map(({to}) => to);
      expect(pages).toContain('/dashboard');
      const isOpen = (path: string, to = yes) => to.some((row) => row.to === path);
      const isSignedIn = member !== 'Not signed in';
      const account = '/dashboard?panel=account';
      if (isSignedIn) await portal.enter(await people.member([member]), account);
      else await portal.open(account);
      // What is open to everybody is tried by one; signing out would end the trial.
      const isForAll = (path: string) => isSignedIn && isOpen(path, table.get('Not signed in')?.yes);
      for (const path of pages.filter((each) => each !== '/logout' && !isForAll(each))) {
        // The account is a panel without a map.
        await portal.follow(path === '/dashboard' ? account : path);
        expect.soft(await opens(page), `${member}: ${path}`).toBe(isOpen(path));
      }
      if (!isOpen('/dashboard')) return;
      await portal.follow(account);
      const rail = page.getByRole('navigation', {name: 'Panels'}).getByRole('link');
      await expect(rail).toHaveText(yes.filter(isPanel).map(({name}) => name));
      for (const {name, to} of no.filter(isPanel)) {
        await portal.follow(to);
        await expect(page.getByRole('heading', {name: `${name} is closed to your account`})).toBeVisible();
      }
    });
});

const isPanel = ({to}: Row) => to.includes('?panel=');

/** Whether a page shows what it is about, and not the sign-in form or a refusal. */
async function opens(page: Page): Promise<boolean> {
  const refusal = /^(Sign in|This page is for administrators|Your account has no access yet)$/;
  const heading = page.getByRole('main').getByRole('heading').first();
  await expect(heading).not.toBeEmpty();
  return !refusal.test((await heading.textContent()) ?? '');
}

type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

const tableIn = (page: Page) => page.getByRole('table', {name: 'Who may do what'});

/** Opens the page of the table on a phone. */
async function openTable(openContext: OpenContext, sessions: Sessions): Promise<Page> {
  const storageState = await sessions.of('admin@example.com');
  const context = await openContext({viewport: {width: 390, height: 844}, storageState});
  const page = await context.newPage();
  await page.goto('/admin/AdminDashboard');
  await tableIn(page).waitFor();
  return page;
}

async function readTable(page: Page): Promise<Table> {
  const table = tableIn(page);
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

import {act, screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {sandboxForFile} from '../sandboxForFile';
import {changeBrowser} from '../openPage';
import {openAdmin, type History} from './openAdmin';

// The administrators' table of rights against what the portal shows, for members of each kind. Visitors and
// administrators are tried in a browser (tests/as-admin/rights.spec.ts).

const sandbox = sandboxForFile();

/** A page or a panel, as a row of the table names it and leads to it. */
interface Row {
  readonly name: string;
  readonly to: string;
}

const {developerUsers, dashboardAdmins, dashboard, separate} = site.groups;

const kinds = ['In no group', developerUsers, dashboard.locations, separate.lightning, dashboardAdmins];

test('pages and panels are open as the table says to members of each kind', async () => {
  await openAdmin(sandbox.url, '/admin/AdminDashboard');
  const table = await screen.findByRole('table', {name: 'Who may do what'});
  const rights = kinds.map((kind) => readTable(table, kind));
  for (const {kind, yes, no} of rights) {
    await changeBrowser();
    const person = await sandbox.people.member(kind === 'In no group' ? [] : [kind]);
    const history = await openAdmin(sandbox.url, '/dashboard?panel=account', person);
    const pages = [...yes, ...no].map(({to}) => to).filter((to) => /^\/(dashboard$|admin\/)/.test(to));
    expect(pages).toHaveLength(5);
    const isOpen = (path: string) => yes.some(({to}) => to === path);
    for (const path of pages) {
      // The account is a panel without a map.
      await follow(history, path === '/dashboard' ? '/dashboard?panel=account' : path);
      expect(await opens(), `${kind}: ${path}`).toBe(isOpen(path));
    }
    if (!isOpen('/dashboard')) continue;
    await follow(history, '/dashboard?panel=account');
    expect(await readRail(), kind).toEqual(yes.filter(isPanel).map(({name}) => name));
    for (const {name, to} of no.filter(isPanel)) {
      await follow(history, to);
      await screen.findByText(`${name} is closed to your account`, {selector: 'h1, h2'});
    }
  }
});

/** The panels of the rail. Beside it stands the list of a phone, which only a browser hides. */
const readRail = () =>
  waitFor(() => {
    const links = [...(document.querySelector('nav[aria-label="Panels"]')?.querySelectorAll('a') ?? [])];
    expect(links).not.toEqual([]);
    return links.map(({textContent}) => textContent);
  });

const isPanel = ({to}: Row) => to.includes('?panel=');

const follow = (history: History, path: string) => act(() => Promise.resolve(history.push(path)));

/** Whether a page shows what it is about, and not a refusal. */
async function opens(): Promise<boolean> {
  const refusal = /^(Sign in|This page is for administrators|Your account has no access yet)$/;
  const heading = await waitFor(() => {
    const words = document.querySelector('main :is(h1, h2, h3)')?.textContent;
    if (!words) throw new Error('The page has no heading.');
    return words;
  });
  return !refusal.test(heading);
}

/** What the table says of pages and panels for one kind of members. */
function readTable(table: HTMLElement, kind: string) {
  const columns = [...table.querySelectorAll('thead th')].map(({textContent}) => textContent);
  const column = columns.filter((text) => text !== '').indexOf(kind);
  const rows = [...table.querySelectorAll('tbody')]
    .filter(({textContent}) => /^(Pages|Panels)/.test(textContent ?? ''))
    .flatMap((group) => [...group.querySelectorAll('tr')])
    .map((row) => ({
      name: row.querySelector('th[scope=row]')?.textContent ?? '',
      to: row.querySelector('th[scope=row] a')?.getAttribute('href') ?? '',
      cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent?.endsWith('yes') ?? false),
    }))
    .filter(({to, cells}) => to !== '' && cells.length > 0);
  const of = (may: boolean): readonly Row[] => rows.filter(({cells}) => cells[column] === may);
  return {kind, yes: of(true), no: of(false)};
}

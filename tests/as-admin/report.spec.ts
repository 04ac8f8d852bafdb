import {readFile} from 'node:fs/promises';
import {parse as parseCsv} from 'csv-parse/sync';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {drawing} from '../fixtures/drawing';
import {writeThresholds} from '../fixtures/identity';
import {pdfPages} from '../fixtures/pdf';
import {closedRounds, planFile, roundName} from '../fixtures/planFiles';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

// A flying day of 40 plans is tested in tests/components/admin, without a browser. This is what needs one.

test.use(drawing);

test('flight plan report: files come in, plans with conflicts are printed and seen together, by day and on a phone', async ({
  page,
  portal,
  people,
}) => {
  const person = await people.member(['developer-users', 'developer-admins', 'dashboard-admins']);
  // Weather that is nowhere: what is left against a plan is closed airspace.
  await writeThresholds(person, [{id: 'boiling', type: 'temp', operator: '>', value: 90}]);
  const collection = uniqueId('day');
  await portal.preferColorMode('dark');
  await portal.enter(person, '/admin/AdminDashboard');
  await page.getByRole('link', {name: 'Flight plan report'}).click();

  await test.step('files come in', async () => {
    await page.getByRole('button', {name: 'Import plan files'}).click();
    await page.getByLabel('Choose plan files').setInputFiles(
      [0, ...closedRounds].map((index) => ({
        name: `${roundName(index)}.plan`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(planFile(index))),
      })),
    );
    await expect(page.getByText('Plans that can be stored: 4.')).toBeVisible();
    await page.getByLabel("Collection (leave empty to keep each file's own)").fill(collection);
    await page.getByRole('button', {name: 'Store the plans'}).click();
    await expect(page.getByText('4 of 4 stored')).toBeVisible();
    await page.getByRole('button', {name: 'Close the import'}).click();
  });

  const names = page.getByRole('region', {name: 'Flight plans'}).getByRole('rowheader');
  await test.step('three have a conflict, and say why', async () => {
    await expect(page).toHaveURL(new RegExp(`collection=${collection}`));
    await expect(page.getByText('Plans: 4 of 4')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Conflicts').selectOption('With conflicts');
    await expect(page.getByText('Plans: 3 of 4')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', {name: 'Name', exact: true}).click();
    await expect(names).toHaveText(closedRounds.map(roundName));
    await names.first().getByRole('button').click();
    await expect(page.getByRole('heading', {name: 'flight 07'})).toBeVisible();
    await expect(page.getByRole('link', {name: /No-go: Honolulu control zone .* closed up to/})).toHaveCount(
      13,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
  });

  await test.step('Escape closes the choice of columns', async () => {
    const opener = page.locator('summary', {hasText: 'Columns'});
    const version = page.getByRole('checkbox', {name: 'Version'});
    await opener.press('Enter');
    await version.uncheck();
    await expect(page.getByRole('columnheader', {name: 'Version'})).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(version).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await version.check();
    await page.keyboard.press('Escape');
  });

  await test.step('the table is saved', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save as CSV'}).click();
    const csv = await readFile(await (await download).path());
    const rows = parseCsv<Record<string, string>>(csv, {bom: true, columns: true});
    expect(rows.map((row) => row['Name'])).toEqual(closedRounds.map(roundName));
  });

  await test.step('the three are printed, one on each page', async () => {
    await page.getByRole('checkbox', {name: 'Select all plans found'}).check();
    await page.getByRole('button', {name: 'Print view'}).click();
    await expect(page.getByText('Pages, ready to print: 3')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const pages = await pdfPages(await page.pdf({format: 'A4'}));
    expect(pages).toHaveLength(3);
    for (const [at, index] of closedRounds.entries()) {
      expect(pages[at]).toContain(roundName(index));
      expect(pages[at]).toContain('Honolulu control zone');
      expect(pages[at]).toMatch(/Checked .*(GMT|UTC)/);
      expect(pages[at]).not.toContain('Flight Plan Report');
    }
    await page.goBack();
  });

  await test.step('together on a map, by daylight', async () => {
    await expect(names).toHaveText(closedRounds.map(roundName));
    await portal.preferColorMode('light');
    await page.getByRole('button', {name: 'Show together'}).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', {name: 'Selected plans together: 3'})).toBeVisible();
    const pairs = page.getByRole('region', {name: /^Pairs that cross: [1-9]/});
    await expect(pairs.getByRole('row').nth(1)).toContainText('flight');
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(page.getByText('Plans: 4 of 4')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

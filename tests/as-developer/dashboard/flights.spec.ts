import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {SEEDED_PASSWORD} from '../../fixtures/addresses';
import {Sandbox, uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const developer = {email: 'developer@example.com', password: SEEDED_PASSWORD};
test.use({signedInAs: developer.email});

/** On the high sea, where no other restriction is: a square of a degree's hundredth for each test. */
function squareAt(west: number) {
  return [
    [west, 40],
    [west + 0.01, 40],
    [west + 0.01, 40.01],
    [west, 40.01],
    [west, 40],
  ];
}

const planOver = (name: string, west: number) => ({
  name,
  navigation: {altitude: 80, altitudeMode: 'amsl', flightSpeed: 20},
  segments: [
    {type: 'takeoff', position: [west - 0.01, 40.005]},
    {type: 'waypoint', positions: [[west + 0.02, 40.005]]},
  ],
});

async function openAsDeveloper(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', {name: 'Flights', level: 2})).toBeVisible();
}

async function openFile(page: Page, name: string, content: unknown) {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  await page.getByLabel('Open plan files').setInputFiles({name, mimeType: 'application/json', buffer});
}

const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

// In a sandbox of its own: the pages of other tests list the plans of this account, and would look for one that is gone.
test('refuses a file that is no plan, checks one that is before it is stored, and says what the platform says', async ({
  page,
  portal,
  request,
  openOwnSandbox,
}) => {
  const {url} = await openOwnSandbox();
  const sandbox = new Sandbox(request, url);
  const [name, west] = [uniqueId('Crossing'), -31];
  const response = await sandbox.post('/flights/v2/restrictions', {
    featureCollection: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {type: 'Polygon', coordinates: [squareAt(west)]},
          properties: {name: `${name} closed`, ceilingMeters: 100},
        },
      ],
    },
  });
  const {restrictionId} = (await response.json()) as {restrictionId: string};
  await portal.enter({...developer, at: url}, '/dashboard?panel=flights');
  await test.step('a file that is no plan is refused with what is wrong, at its path', async () => {
    await openFile(page, 'notes.json', '{');
    await expect(page.getByRole('alert').filter({hasText: 'notes.json'})).toContainText(
      'The JSON of the file is broken.',
    );
    await openFile(page, 'far.json', {segments: [{type: 'waypoint', positions: [[200, 40]]}]});
    const refusal = page.getByRole('alert').filter({hasText: 'far.json'});
    await expect(refusal).toContainText('segments.0.positions.0 must be a position on earth');
  });

  await openFile(page, 'crossing.json', planOver(name, west));
  const plan = card(page, name);
  await expect(plan.getByText('Dry run: not stored')).toBeVisible();
  await expect(plan.getByText('Id', {exact: true})).toHaveCount(0);
  await expect(plan.getByText('In none of the next 13 hours')).toBeVisible();
  const conflict = plan.getByRole('button', {name: new RegExp(`No-go ${name} closed`)});
  await expect(conflict).toContainText('closed up to 100 m above sea level');
  await expect(conflict).toContainText('km 0.85 to 1.70');
  await conflict.click();
  await expect(conflict).toHaveAttribute('aria-pressed', 'true');
  await expect(plan.getByRole('button', {name: new RegExp(`No-go, .*${name} closed`)})).toHaveCount(13);

  await expect(plan.getByText(/^No-go now/)).toBeVisible();
  await plan.getByRole('button', {name: 'Store the plan'}).click();
  const dialog = page.getByRole('dialog', {name: 'Store the plan'});
  await expect(dialog.getByText(/^No-go now/)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', {name: 'Store it all the same'}).click();
  await expect(dialog.getByText('Give the plan a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', {name: 'Store it all the same'}).click();
  await expect(plan.getByText('Stored plan')).toBeVisible();
  // Rows are checked that are on screen.
  const row = page.getByRole('button', {name: new RegExp(`^${name}`)});
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText('No-go');
  await expect(plan.getByText('Id', {exact: true})).toBeVisible();
  await expect(conflict).toContainText('km 0.85 to 1.70');
  const planId = new URL(page.url()).searchParams.get('ids') ?? '';
  const stored = await sandbox.get(`/flights/v2/flights/${planId}/restrictions`);
  const {restrictions} = (await stored.json()) as {
    restrictions: {restriction: {id: string}; overlaps: {startDistance: number; endDistance: number}[]}[];
  };
  expect(restrictions.map(({restriction}) => restriction.id)).toEqual([restrictionId]);
  expect(restrictions[0]?.overlaps[0]?.startDistance).toBeCloseTo(852, -1);
  expect(restrictions[0]?.overlaps[0]?.endDistance).toBeCloseTo(1704, -1);

  const download = page.waitForEvent('download');
  await plan.getByRole('button', {name: 'Export as QGroundControl'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${planId}.plan`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({fileType: 'Plan', name});

  await plan.getByRole('button', {name: 'Delete'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Delete the plan'}).click();
  await expect(plan).toHaveCount(0);
  expect((await sandbox.get(`/flights/v2/plans/${planId}`)).status()).toBe(404);
  await sandbox.delete(`/flights/v2/restrictions/${restrictionId}`);
});

test('airspace is closed by an area that is typed or drawn, and opened again', async ({page, sandbox}) => {
  const name = uniqueId('Smoke');
  await openAsDeveloper(page, '/dashboard?panel=flights&flights-view=airspace');
  await page.getByRole('button', {name: 'Add a restriction'}).click();
  await page.getByLabel('Name', {exact: true}).fill(name);
  await page.getByLabel('Ceiling in metres above sea level').fill('300');
  for (const position of ['-33, 40', '-32.99, 40', '-32.99, 40.01']) {
    await page.getByLabel('New position').fill(position);
    await page.getByLabel('New position').press('Enter');
  }
  await page.getByRole('button', {name: 'Add restriction'}).click();
  const restriction = card(page, name);
  await expect(restriction.getByText('300 m above mean sea level')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('ids') ?? '';
  expect((await sandbox.get(`/flights/v2/restrictions/${id}`)).status()).toBe(200);
  await restriction.getByRole('button', {name: 'Delete'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Delete the restriction'}).click();
  await expect(restriction).toHaveCount(0);
  expect((await sandbox.get(`/flights/v2/restrictions/${id}`)).status()).toBe(404);
});

import {nowOf, row, tasksSince} from './measured';
import {send} from './send';
import type {Scenario} from './types';

const REPORTS = 100_000;
const BATCH = 10_000;
const SECOND_MS = 1_000;
const OBJECT = 'bench-track';
const PLAYED_MS = 10_000;

/** The history of one object, a report each second for more than a day: loaded, drawn and played. */
export const track: Scenario = async (page, api) => {
  const start = Date.now() - REPORTS * SECOND_MS - 60_000;
  for (let first = 0; first < REPORTS; first += BATCH)
    await send(api, '/locations/v2/objects', reportsFrom(first, start));
  const [from, to] = [start, start + REPORTS * SECOND_MS].map((time) => new Date(time).toISOString());
  const query = `paths-of=${OBJECT}&paths-hours=own&paths-from=${from}&paths-to=${to}`;
  await page.goto(`${new URL(page.url()).origin}/dashboard?panel=paths&${query}`);
  await page.getByRole('heading', {name: 'Track history', level: 2}).waitFor();
  const opened = await nowOf(page);
  await page.getByText(`${REPORTS.toLocaleString('en')} reports`).waitFor({timeout: 600_000});
  const loaded = await nowOf(page);
  await page.locator('[data-map="drawn"]').waitFor();
  const drawn = await nowOf(page);
  await page.getByLabel('Playback speed').selectOption('1800');
  const played = await nowOf(page);
  await page.getByRole('button', {name: 'Play the tracks'}).click();
  await page.waitForTimeout(PLAYED_MS);
  const tasks = await tasksSince(page, opened);
  const playing = await tasksSince(page, played);
  return [
    row(`${REPORTS} reports of an object: all pages loaded`, [loaded - opened]),
    row(`${REPORTS} reports: from the last page to drawn`, [drawn - loaded]),
    row(
      `${REPORTS} reports loaded and drawn: main-thread tasks over 50 ms`,
      tasks.slice(0, -playing.length || undefined),
    ),
    row(`${REPORTS} reports played 1,800 times as fast: main-thread tasks over 50 ms`, playing),
  ];
};

/** A loop of some hundred kilometres with hills, a report each second. */
function reportsFrom(first: number, start: number) {
  return Array.from({length: BATCH}, (_, offset) => {
    const index = first + offset;
    const angle = index / 4_000;
    return {
      objectId: OBJECT,
      objectName: 'Bench track',
      collectionId: 'deschutes-fleet',
      timestamp: new Date(start + index * SECOND_MS).toISOString(),
      geometry: {
        type: 'Point',
        coordinates: [
          -121 + 0.4 * Math.cos(angle) + 0.05 * Math.cos(angle * 31),
          44 + 0.3 * Math.sin(angle) + 0.04 * Math.sin(angle * 29),
          1_200 + 300 * Math.sin(angle * 7),
        ],
      },
      speed: 12 + 8 * Math.sin(angle * 13),
    };
  });
}

import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {takeDownload} from '../takeDownload';
import {findText} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const MINUTE = 60_000;

/** An object that flew north for 120 minutes, a report each half minute, with an hour of silence in between. */
async function fly(platform: Platform, id: string) {
  const start = Date.now() - 150 * MINUTE;
  const reports = Array.from({length: 180}, (_, index) => {
    const minutes = index / 2 + (index < 90 ? 0 : 60);
    return {
      objectId: id,
      objectName: 'Kite',
      collectionId: 'cascade-drones',
      speed: index < 90 ? 5 : 15,
      heading: 0,
      timestamp: new Date(start + minutes * MINUTE).toISOString(),
      geometry: {type: 'Point', coordinates: [-121.4, 44 + index / 1000, 900 + index]},
    };
  });
  for (let first = 0; first < reports.length; first += 90)
    expect((await platform.post('/locations/v2/objects', reports.slice(first, first + 90))).ok).toBe(true);
}

async function open(query: string) {
  const page = await openPanel(sandbox.url, `/dashboard?panel=paths${query}`);
  await screen.findByRole('heading', {name: 'Track history', level: 2});
  return {page, reader: new Reader()};
}

test('loads the whole history, binds chart, facts and time bar, and exports files that other programs read', async () => {
  const platform = new Platform(sandbox.url);
  const id = uniqueId('kite');
  await fly(platform, id);
  const {page, reader} = await open('');
  // Choices about tracks come with the first track.
  await reader.fill('Search objects', id);
  expect(screen.queryByLabelText('Colour by')).toBeNull();
  await reader.press(/^Kite/);
  await waitFor(() => expect(page.address()).toMatch(new RegExp(`paths-of=${id}`)));
  // Two pages of reports; the hour of silence is a gap, and the way across it is not counted.
  await screen.findByText(/^180 reports, 19\.\d km, top speed 15\.0 m\/s, gaps: 1$/);

  // Chart, facts and time bar show one moment.
  const chart = await screen.findByRole('slider', {name: 'Speed and altitude of Kite'});
  chart.focus();
  await reader.pressKeys('{Home}');
  await waitFor(() =>
    expect(chart.getAttribute('aria-valuetext')).toMatch(/Speed 5\.0 m\/s, Altitude 900 m$/),
  );
  await findText('44.0000° N, 121.4000° W');
  await waitFor(() => expect(page.address()).toMatch(/at=/));
  const hour = screen.getByRole('slider', {name: 'Hour shown'});
  expect(hour.getAttribute('aria-valuetext')).toMatch(/[23] h ago$/);
  await reader.select('Colour by', 'altitude');
  await findText('900 m to 930 m');

  await reader.press('Play the tracks');
  await waitFor(() => expect(screen.queryByText(/44\.0000° N, 121\.4000° W/)).toBeNull());
  await reader.press('Pause the tracks');

  const fileOf = async (format: string) => (await takeDownload(() => reader.press(format))).text;
  const gpx = new DOMParser().parseFromString(await fileOf('GPX'), 'application/xml');
  expect(gpx.querySelector('parsererror')).toBeNull();
  expect([...gpx.querySelectorAll('trkseg')].map((each) => each.childElementCount)).toEqual([90, 90]);
  const {features} = JSON.parse(await fileOf('GeoJSON')) as {
    features: {geometry: {coordinates: unknown[][]}}[];
  };
  expect(features[0]?.geometry.coordinates.map(({length}) => length)).toEqual([90, 90]);
  expect((await fileOf('CSV')).trimEnd().split('\r\n')).toHaveLength(181);
  await platform.delete(`/locations/v2/objects/${id}`);
});

test('loading is cancelled and taken up again', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const send = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (input instanceof Request && input.url.includes('heron-7/history')) await held;
    return send(input, init);
  });
  const {reader} = await open('&paths-of=heron-7');
  await reader.press('Cancel');
  await findText('Loading was cancelled.');
  release();
  await reader.press('Load again');
  await screen.findByText(/^\d+ reports, /);
});

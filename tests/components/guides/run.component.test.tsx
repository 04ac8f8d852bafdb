import {screen, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {openGuide} from './openGuide';
import {GuideReader} from './GuideReader';
import {programForFile} from '../programForFile';
import {watchRequests} from '../requests';
import {serverWith} from '../serverWith';
import {findText, textsNow} from '../texts';

const CREATE = 'Create a collection';
const FLEET = '"collectionId": "my-first-fleet"';
const sandbox = programForFile();

afterEach(() => void vi.useRealTimers());

test('a server that does not respond is told in words, and the page stays usable', async () => {
  await openGuide(sandbox.url, 'docs/index.mdx');
  const guide = new GuideReader();
  const refused = watchRequests(({url}) =>
    url.includes('/locations/v2/') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  await guide.run(CREATE);
  expect(await screen.findByRole('heading', {name: /respon|reach|allow/i})).toBeTruthy();
  expect(screen.queryByLabelText('Body of the response')).toBeNull();
  refused.release();
  await guide.run(CREATE);
  await guide.responseWith(FLEET);
});

test('without a key the refusal is shown, and the place to give one opens', async () => {
  sessionStorage.setItem('reference.credential', 'none');
  await openGuide(sandbox.url, 'docs/index.mdx');
  const guide = new GuideReader();
  await guide.run(CREATE);
  await guide.responseWith('"message": "Unauthorized: ');
  expect(screen.getByLabelText('Credentials').closest('details')?.open).toBe(true);
  await guide.sendWith('API key…');
  await guide.user.click(screen.getByLabelText('API key'));
  await guide.user.paste('sandbox-developer-key');
  await guide.run(CREATE);
  await guide.responseWith(FLEET);
});

test('what a run brought stands in the samples after it', async () => {
  await openGuide(
    await serverWith({
      headers: {'content-type': 'application/json'},
      body: '{"history": [], "after": "next-page-of-mine"}',
    }),
    'docs/guides/vehicle-telemetry/step3.mdx',
  );
  const guide = new GuideReader();
  const next = await findFirst('pre', 'after=');
  expect(next.textContent).not.toContain('next-page-of-mine');
  const history = "Get an object's history";
  await guide.run(history);
  await waitFor(() => expect(next.textContent).toContain('after=next-page-of-mine'));
  const requests = watchRequests();
  await guide.run(history, 1);
  await waitFor(() => {
    const [sent] = requests.to('/history?');
    expect(sent && new URL(sent.url).searchParams.get('after')).toBe('next-page-of-mine');
  });
});

test('samples show the reader’s own time', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2027-03-04T05:06:07Z')});
  await openGuide(sandbox.url, 'docs/guides/drone-telemetry/step2.mdx');
  await findFirst('pre', '2027-03-04T05:06:07Z');
});

test('where weather depends on the hour, one button sets the sandbox to the time of the guides', async () => {
  await openGuide(sandbox.url, 'docs/guides/collections/step2.mdx');
  const guide = new GuideReader();
  let now = '2026-11-22T06:00:00.000Z';
  const tellTime = async (request: Request) => {
    if (request.method === 'POST') ({now} = (await request.json()) as {now: string});
    return Response.json({now});
  };
  watchRequests((request) => (request.url.endsWith('/sandbox/clock') ? tellTime(request) : undefined));
  await guide.run('Get weather alerts of objects in collections');
  await findText('your sandbox clock is at 2026-11-22 06:00 UTC');
  await guide.user.click(
    screen.getByText('Set the sandbox to the time of the guides and run again', {selector: 'button'}),
  );
  await findText('The sandbox clock is set to the time of the guides');
  expect(textsNow('your sandbox clock is at')).toEqual([]);
  expect(now).toBe('2026-07-14T18:00:00.000Z');
});

test('the guide of grids brings a grid, and the forecast to compare it with', async () => {
  await openGuide(sandbox.url, 'docs/guides/WIPT/bitmap.mdx');
  const guide = new GuideReader();
  await guide.run('Get the rain grid of an hour');
  await findText('Binary data of type application/octet-stream, 33.6 MB.');
  expect(screen.getByRole('group', {name: 'First bytes in hexadecimal'})).toBeTruthy();

  await guide.run('Report locations');
  await guide.responseWith('"accepted": 1');
  await guide.run('Get weather events of objects');
  await guide.responseWith('"objectName": "Grid check"', 1);
  await guide.responseWith('"dataPoints": {"temp": [', 1);
});

/** Waits for the first element with a text. */
async function findFirst(selector: string, part: string): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({textContent}) => textContent.includes(part));
    if (!found) throw new Error(`No ${selector} shows "${part}".`);
    return found;
  });
}

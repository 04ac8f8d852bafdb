import {screen, within} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {noise} from '../noise';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {openPanel} from './openPanel';

const sandbox = programForFile();

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

test('tells what is not met from what could not be asked', async () => {
  noise.allow(/^503/);
  let isBusy = true;
  const none = {type: 'FeatureCollection', features: []};
  const responses: readonly (readonly [RegExp, () => Response])[] = [
    [/\/weatheralerts\/v2\/routes/, () => Response.json({routes: []})],
    [/\/firezones\/v2\/geography\//, () => Response.json(none)],
    [/\/locations\/v2\/areas\?/, () => Response.json({areas: []})],
    [
      /\/flights\/v2\/restrictions\?/,
      () => (isBusy ? Response.json({message: 'Busy'}, {status: 503}) : Response.json(none)),
    ],
  ];
  const send = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    return responses.find(([url]) => url.test(address))?.[1]() ?? send(input, init);
  });
  await openPanel(sandbox.url, `/dashboard?panel=route-intersect&route-intersect-way=${BEND_TO_SISTERS}`);
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'Hazards on routes', level: 2});
  const route = within(await screen.findByRole('region', {name: 'Route through your waypoints'}));
  await route.findByText(
    'Could not be checked: Restricted airspace. The route may meet more than is listed.',
  );
  expect(route.getAllByRole('listitem').map(({textContent}) => textContent.trim())).toContain(
    'Restricted airspace could not be checked',
  );
  expect(screen.queryByText('The route meets none of these.')).toBeNull();

  isBusy = false;
  await reader.press('Retry');
  await screen.findByText('The route meets none of these.');
});

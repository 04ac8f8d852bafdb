import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {noise} from '../noise';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {valueOf} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

interface Fires {
  readonly features: readonly {readonly properties: {readonly name: string; readonly areaHectares: number}}[];
}

test('lists the fires of a region as the platform has them, with their growth and what is near', async () => {
  // Plans that other tests have stored may be gone when they are asked for.
  noise.allow(/^404/);
  const {features} = await new Platform(sandbox.url).read<Fires>('/firezones/v2/geography/US/nifc');
  const page = await openPanel(sandbox.url, '/dashboard?panel=fire-zones');
  const reader = new Reader();
  await screen.findByText(new RegExp(`^${features.length} fires cover [\\d.,]+ km² in all\\.$`));
  await screen.findAllByRole('button', {name: /\d km² ?\d+ objects? (inside or )?within 10 km/});
  const largest = features[0]?.properties.name ?? '';
  await reader.click((await screen.findAllByRole('button', {name: new RegExp(largest), pressed: false}))[0]);
  await waitFor(() => expect(page.address()).toMatch(/ids=/));
  await screen.findByRole('heading', {name: 'Objects within 50 km'});
  await screen.findByRole('heading', {name: 'Flight plans within 50 km'});
  await reader.select('Compared with', '1');
  await waitFor(() => expect(page.address()).toMatch(/fire-zones-span=1/));
});

test('another region has satellites alone, and stands in the link', async () => {
  await openPanel(sandbox.url, '/dashboard?panel=fire-zones&fire-zones-region=AU');
  await screen.findByLabelText('Region');
  expect(valueOf('Region')).toBe('AU');
  const sources = within(screen.getByLabelText('Source')).getAllByRole('option');
  expect(sources.map(({textContent}) => textContent)).toEqual(['Satellites']);
  await screen.findByText(/^\d+ fires? covers? /);
});

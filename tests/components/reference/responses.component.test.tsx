import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {ExplorerReader} from './ExplorerReader';
import {deadAddress, serverWith, silentServer} from '../serverWith';

test('a picture that could run scripts is shown as text and saved as bytes', async () => {
  const types = typesOfMade();
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.name = "run"</script></svg>';
  const explorer = new ExplorerReader(
    await serverWith({headers: {'content-type': 'image/svg+xml'}, body: script}),
  );
  await explorer.tryIt('get-forecast-tile');
  await explorer.press('Send');
  const text = await screen.findByLabelText('Body as text');
  expect(text.textContent).toContain('<svg');
  expect(screen.queryByAltText('The image in the response')).toBeNull();
  expect(types().filter((type) => type.includes('svg'))).toEqual([]);
});

test('what is downloaded never opens as a page of this site', async () => {
  const types = typesOfMade();
  const explorer = new ExplorerReader(
    await serverWith({headers: {'content-type': 'application/pdf'}, body: '%PDF-1.7'}),
  );
  await explorer.tryIt('get-forecast-tile');
  await explorer.press('Send');
  const link = await screen.findByText('Download', {selector: 'a'});
  await waitFor(() => expect(link.getAttribute('href')).toMatch(/^blob:/));
  expect(types()).toEqual(['application/octet-stream']);
});

test('fields that the service has left out are named above its response', async () => {
  const explorer = new ExplorerReader(
    await serverWith({
      status: 201,
      headers: {
        'content-type': 'application/json',
        'unknown-fields': 'body[0].velocity, body[0]["h%C3%B6he"]',
      },
      body: '{"accepted": 1}',
    }),
  );
  await explorer.tryIt('create-objects');
  await explorer.press('Send');
  const told = await screen.findByText(/does not know these fields and ignored them/);
  expect(told.textContent).toContain('body[0].velocity, body[0]["höhe"]');
});

test('a read without anything to tell says so in words', async () => {
  const explorer = new ExplorerReader(await serverWith({status: 204}));
  await explorer.tryIt('get-alerts-by-country');
  await explorer.press('Send');
  await explorer.heading('Response: 204 No Content');
  screen.getByText(/there is nothing to return/);
});

test('a sandbox that does not run is explained, with the page that says how to start it', async () => {
  const address = await deadAddress();
  const explorer = new ExplorerReader(address);
  await explorer.tryIt('list-collections');
  await explorer.press('Send');
  const heading = await explorer.heading(`Nothing responds at ${address}.`);
  const link = heading.nextElementSibling?.querySelector('a');
  expect(link?.textContent).toBe('Start the sandbox');
  expect(link?.getAttribute('href')).toBe('/docs#start-the-sandbox');
  await explorer.spoken(`Nothing responds at ${address}.`);
});

test('a request can be cancelled', async () => {
  const explorer = new ExplorerReader(await silentServer());
  await explorer.tryIt('list-collections');
  await explorer.press('Send');
  await explorer.press('Cancel');
  await explorer.spoken(/^Cancelled after/);
  await explorer.button('Send');
});

/** The types of all that the page has made addresses for since. */
function typesOfMade(): () => string[] {
  const made = vi.spyOn(URL, 'createObjectURL');
  return () => made.mock.calls.map(([blob]) => (blob as Blob).type);
}

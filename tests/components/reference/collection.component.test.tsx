import {EditorView} from '@codemirror/view';
import {screen, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {ExplorerReader, one} from './ExplorerReader';

const sandbox = programForFile();

/** What the platform responds about a collection. */
async function statusOf(id: string): Promise<number> {
  const {status} = await fetch(`${sandbox.url}/locations/v2/collections/${id}`, {
    headers: {'x-api-key': 'sandbox-developer-key'},
  });
  return status;
}

test('a collection is created, listed and deleted from the reference', async () => {
  const id = uniqueId('ridge-creek-crew');
  const explorer = new ExplorerReader(sandbox.url);

  await explorer.tryIt('create-collection');
  await explorer.fill('collectionId', id);
  await explorer.fill('collectionName', 'Ridge Creek crew');
  await explorer.press('Send');
  await explorer.heading('Response: 201 Created');
  // A busy machine may take more than a second.
  await explorer.spoken(/^Response: 201 Created, \d+ B in (\d{1,3} ms|\d+\.\d\d s)\.$/);
  await explorer.bodyWith(id);
  await explorer.user.click(await one('summary', /^Headers \(\d+\)$/));
  await one('dd', (text) => text.includes(`/locations/v2/collections/${id}`));

  await explorer.goTo('list-collections');
  await explorer.press('Send');
  await explorer.heading('Response: 200 OK');
  await screen.findByText('The body matches the contract.');
  // The editor draws what is in sight alone: its own search brings the collection there.
  const body = screen.getByLabelText('Body of the response', {selector: '[role="textbox"]'});
  body.focus();
  await explorer.user.keyboard('{Control>}f{/Control}');
  const find = await screen.findByLabelText('Find');
  await explorer.user.click(find);
  await explorer.user.keyboard(id);
  await explorer.press('next');
  const {state} = EditorView.findFromDOM(body) ?? {};
  const {from, to} = state?.selection.main ?? {};
  expect(state?.sliceDoc(from, to)).toBe(id);
  await explorer.bodyWith(id);

  await explorer.goTo('delete-collections');
  // What this session has created, and not the example that the guides work with.
  expect(explorer.field('collectionIds, value 1').value).toBe(id);
  await explorer.press('Send');
  const question = async () => within(await screen.findByRole('dialog', {name: 'Send this deletion?'}));
  await explorer.user.click((await question()).getByText('Cancel', {selector: 'button'}));
  expect(await statusOf(id)).toBe(200);
  await explorer.press('Send');
  await explorer.user.click((await question()).getByText('Delete', {selector: 'button'}));
  await explorer.heading('Response: 204 No Content');
  await one('p', (text) => text.includes('Deleted. Status 204 means success'));
  expect(await statusOf(id)).toBe(404);
});

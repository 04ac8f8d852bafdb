import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {programForFile} from '../programForFile';
import {descriptionOf} from '../texts';
import {ExplorerReader} from './ExplorerReader';

const PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]*$';
const sandbox = programForFile();

test('a wrong id is told the rule at its field, in words and literally, before anything is sent', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('get-collections');
  const requests = vi.spyOn(globalThis, 'fetch');

  await explorer.fill('collectionIds, value 1', '-ridge creek');
  await explorer.press('Send');
  const id = explorer.field('collectionIds, value 1');
  expect(id.getAttribute('aria-invalid')).toBe('true');
  const words = descriptionOf(id);
  expect(words).toContain(
    'Starts with a letter or digit, followed by letters, digits, underscores or hyphens.',
  );
  expect(words).toContain(PATTERN);
  await waitFor(() => expect(document.activeElement).toBe(id));
  await explorer.spoken('Not sent. Fields to correct: 1.');
  expect(requests).not.toHaveBeenCalled();

  await explorer.press('Send anyway');
  await explorer.heading('Response: 400 Bad Request');
  await explorer.bodyWith('collectionIds');
  // What was sent all the same is neither unsent nor earlier.
  expect(screen.queryByText(/^Not sent: /)).toBeNull();
  expect(screen.queryByText('The response below belongs to an earlier request.')).toBeNull();
});

test('a wrong key is responded with 401, and the body is shown', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('list-collections');
  await explorer.user.selectOptions(explorer.field('Credentials'), 'API key…');
  await explorer.fill('API key', 'not-a-key');
  await explorer.press('Send');
  await explorer.heading('Response: 401 Unauthorized');
  await explorer.bodyWith('"status_code": 401');
  await explorer.bodyWith('"message": "Unauthorized: the API key in x-api-key is unknown"');
});

test('form and JSON edit one body, and the editor points at what is wrong', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('create-collection');
  await explorer.fill('collectionName', 'Edited in the form');
  await explorer.user.click(explorer.field('routes'));
  await explorer.user.click(screen.getByLabelText('JSON', {selector: 'input[type="radio"]'}));
  const editor = 'Request body as JSON';
  await explorer.editorWith(editor, '"collectionName": "Edited in the form"');
  await explorer.editorWith(editor, '"routes"');

  await explorer.fillEditor(editor, '{"collectionId": "a", "updateFrequencySeconds": 0}');
  await explorer.press('Send');
  await explorer.item('collectionName Required.');
  await explorer.item('updateFrequencySeconds Must be 1 or more.');

  await explorer.fillEditor(editor, '{"collectionId": ');
  await explorer.item('This is not valid JSON. Line 1');
  await explorer.user.selectOptions(explorer.field('Use an example…'), 'A fleet of fire engines');
  await explorer.editorWith(editor, 'deschutes-fleet');
  await explorer.user.click(screen.getByLabelText('Form', {selector: 'input[type="radio"]'}));
  expect(explorer.field('collectionId').value).toBe('deschutes-fleet');
});

test('the keyboard stays at Send after the first request', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('list-collections');
  (await explorer.button('Send')).focus();
  await explorer.user.keyboard('{Enter}');
  await explorer.heading('Response: 200 OK');
  const send = await explorer.button('Send');
  await waitFor(() => expect(document.activeElement).toBe(send));
});

test('the keyboard is at Send after "Send anyway"', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('get-collections');
  await explorer.fill('collectionIds, value 1', '-ridge');
  (await explorer.button('Send')).focus();
  await explorer.user.keyboard('{Enter}');
  const anyway = await explorer.button('Send anyway');
  // The field that is wrong gets the focus first.
  await waitFor(() => expect(document.activeElement).toBe(explorer.field('collectionIds, value 1')));
  await tabTo(explorer, anyway);
  await explorer.user.keyboard('{Enter}');
  await explorer.heading('Response: 400 Bad Request');
  const send = await explorer.button('Send');
  await waitFor(() => expect(document.activeElement).toBe(send));
});

/** Presses Tab until an element has the focus; fails when it cannot be reached. */
async function tabTo({user}: ExplorerReader, element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await user.tab();
    if (document.activeElement === element) return;
  }
  throw new Error('The keyboard never got there.');
}

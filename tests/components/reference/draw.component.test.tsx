import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {programForFile} from '../programForFile';
import {findText} from '../texts';
import {ExplorerReader} from './ExplorerReader';

const sandbox = programForFile();

test('the geometry of a body is drawn, all else in it stays, and nothing drawn is thrown away without a question', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('create-area');
  await explorer.press('Draw on the map');
  const dialog = await screen.findByRole('dialog', {name: 'Draw on the map'});
  const position = await within(dialog).findByRole('combobox', {name: 'Position 1'});
  await explorer.user.clear(position);
  await explorer.user.type(position, '-121.7, 44.2{Enter}');
  // What a browser says to a dialog when Escape is pressed.
  fireEvent(dialog, new Event('cancel', {cancelable: true}));
  await findText('Discard what you have entered?');
  await explorer.press('Keep editing');
  await explorer.press('Use these positions');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = 'Request body as JSON';
  await explorer.editorWith(body, '-121.7');
  await explorer.editorWith(body, 'areaName');
});

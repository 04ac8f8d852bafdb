import {render, screen, within, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {CollectionDialogs, type CollectionTask} from './CollectionDialogs';
import type {Collection, CollectionInput} from './types';

const engines: Collection = {
  collectionId: 'engines',
  collectionName: 'Fire engines',
  createdDate: '2026-07-14T18:00:00Z',
  collectionItemId: 'engines-1',
};

interface Props {
  readonly save: (collection: CollectionInput) => Promise<void>;
}

function Page({save}: Props) {
  const [task, setTask] = useState<CollectionTask>();
  return (
    <>
      <button onClick={() => setTask({what: 'edit'})}>New collection</button>
      <button onClick={() => setTask({what: 'edit', collection: engines})}>Change</button>
      <CollectionDialogs
        task={task}
        list={() => Promise.resolve([engines])}
        save={save}
        remove={() => Promise.resolve()}
        findNamed={() => Promise.reject(new Error('Nothing is deleted here.'))}
        stop={() => setTask(undefined)}
      />
    </>
  );
}

async function open(button = 'New collection') {
  const user = userEvent.setup();
  const save = vi.fn<(collection: CollectionInput) => Promise<void>>(() => Promise.resolve());
  render(<Page save={save} />);
  await user.click(screen.getByRole('button', {name: button}));
  return {user, save, dialog: within(screen.getByRole('dialog'))};
}

const closed = () => expect(screen.queryByRole('dialog')).toBeNull();

test('a new collection begins in its first field, and Escape closes what is untouched', async () => {
  const {user, dialog} = await open();
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  await user.keyboard('{Escape}');
  closed();
});

test('asks before what was typed is lost, keeps it, or throws it away', async () => {
  const {user, dialog} = await open();
  await user.keyboard('Half a name');
  await user.keyboard('{Escape}');
  await dialog.findByText('Discard what you have entered?');
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', {name: 'Keep editing'})),
  );
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Half a name');
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', {name: 'Discard'}));
  closed();
});

test('titles of properties, rows that come and go, count as typed while they are there', async () => {
  const {user, dialog} = await open();
  await user.click(dialog.getByRole('button', {name: 'Add a property'}));
  await user.type(dialog.getByLabelText('Title of property 1'), 'Call sign');
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', {name: 'Keep editing'}));
  expect(dialog.getByLabelText<HTMLInputElement>('Title of property 1').value).toBe('Call sign');
  await user.click(dialog.getByRole('button', {name: 'Remove property 1'}));
  await user.keyboard('{Escape}');
  closed();
});

test('what the platform would not take is said at its field, and nothing is sent', async () => {
  const {user, save, dialog} = await open();
  await user.type(dialog.getByLabelText('Name'), 'Engines of the north');
  await user.type(dialog.getByLabelText('Id'), '-wrong');
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  await dialog.findByText('Start with a letter or a digit.');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Id')));
  await user.clear(dialog.getByLabelText('Id'));
  await user.type(dialog.getByLabelText('Id'), 'engines');
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  expect(await dialog.findByText(/already/)).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('titles have a limit in bytes, which is counted while they are typed', async () => {
  const {user, save, dialog} = await open();
  await user.type(dialog.getByLabelText('Name'), 'Crew');
  await user.type(dialog.getByLabelText('Id'), 'crew');
  await user.click(dialog.getByRole('button', {name: 'Add a property'}));
  await user.click(dialog.getByLabelText('Title of property 1'));
  await user.paste('x'.repeat(1100));
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  await dialog.findByText('Enter the key of this title.');
  await user.type(dialog.getByLabelText('Key of property 1'), 'callSign');
  await dialog.findByText('Properties: 1. Bytes as JSON: 1115 of 1024, 0 left.');
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  await dialog.findByText(/^These titles take 1115 of 1024 bytes\./);
  await user.clear(dialog.getByLabelText('Title of property 1'));
  await user.paste('Call sign: “short” 🚒');
  await dialog.findByText('Properties: 1. Bytes as JSON: 42 of 1024, 982 left.');
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    collectionId: 'crew',
    collectionName: 'Crew',
    updateFrequencySeconds: 60,
    properties: {callSign: 'Call sign: “short” 🚒'},
  });
  closed();
});

test('of a collection that is changed, the id stays', async () => {
  const {user, save, dialog} = await open('Change');
  expect(dialog.getByLabelText<HTMLInputElement>('Id').readOnly).toBe(true);
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Other engines');
  await user.click(dialog.getByRole('button', {name: 'Save collection'}));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({collectionId: 'engines', collectionName: 'Other engines'});
});

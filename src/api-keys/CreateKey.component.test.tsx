import {render, screen, within, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import {CreateKey} from './CreateKey';
import type {ApiKey, KeyService} from './keyService';

const gateway: ApiKey = {
  keyId: 'k1',
  label: 'Gateway',
  lastFour: 'p7Qd',
  status: 'active',
  createdAt: '2026-07-14T17:00:00Z',
};

function open() {
  const create = vi.fn<KeyService['create']>(() => Promise.resolve({key: 'pk_new', apiKey: gateway}));
  const never = () => Promise.reject(new Error('Nothing else is asked here.'));
  const service = {list: never, usage: never, create, rotate: never, revoke: never, now: () => 0};
  render(<CreateKey service={service} isFull={false} onCreated={vi.fn()} onClose={vi.fn()} />);
  return {user: userEvent.setup(), create, dialog: within(screen.getByRole('dialog'))};
}

test('a key is limited by radio buttons and by the parts of the reference', async () => {
  const {user, create, dialog} = open();
  await user.type(dialog.getByLabelText('What is it for?'), 'Display');
  await user.click(dialog.getByRole('radio', {name: 'Read only'}));
  await user.click(dialog.getByRole('radio', {name: 'Only these'}));
  await user.click(dialog.getByRole('button', {name: 'Create the key'}));
  const problem = 'Choose at least one part of the API, or all paths.';
  await dialog.findByText(problem);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('group', {name: 'Which paths may it call?'})),
  );
  expect(create).not.toHaveBeenCalled();

  for (const name of ['Routes', 'Weather alerts']) await user.click(dialog.getByRole('checkbox', {name}));
  expect(dialog.queryByText(problem)).toBeNull();
  expect(dialog.getByRole('status').textContent).toBe(
    'The key may call: /locations/v2/route/locations/v2/routes/weatheralerts',
  );
  await user.click(dialog.getByRole('button', {name: 'Create the key'}));
  expect(create).toHaveBeenCalledWith({
    label: 'Display',
    readOnly: true,
    allowedPaths: ['/locations/v2/route', '/locations/v2/routes', '/weatheralerts'],
  });
});

test('a key that nothing limits is asked for as before', async () => {
  const {user, create, dialog} = open();
  await user.type(dialog.getByLabelText('What is it for?'), 'Gateway');
  await user.click(dialog.getByRole('radio', {name: 'Only these'}));
  await user.click(dialog.getByRole('radio', {name: 'All paths'}));
  await user.click(dialog.getByRole('button', {name: 'Create the key'}));
  expect(create).toHaveBeenCalledWith({label: 'Gateway'});
});

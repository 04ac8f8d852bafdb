import {expect, test, vi} from 'vitest';
import type {Changes} from '../../userPool/changes';
import type {Invitation} from './checkInvitations';
import {inviteWith} from './inviteWith';

const line: Invitation = {line: 2, email: 'Ann@example.com', name: 'Ann', groups: ['a', 'b']};
const named = (name: string) => Object.assign(new Error(name), {name});

function setUp(existing: readonly string[] = [], addsExisting = true) {
  const changes = {invite: vi.fn<Changes['invite']>(), join: vi.fn<Changes['join']>()};
  const send = inviteWith({
    changes: changes as Partial<Changes> as Changes,
    existing: new Set(existing),
    addsExisting,
    judge: (error) => (error instanceof TypeError ? 'pause' : 'refused'),
    describe: (error) => String(error instanceof Error ? error.name : error),
  });
  return {...changes, send};
}

test('invites and adds to the groups', async () => {
  const {invite, join, send} = setUp();
  expect(await send(line)).toEqual({kind: 'done', text: 'Invited'});
  expect(invite.mock.calls).toEqual([['Ann@example.com', 'Ann']]);
  expect(join.mock.calls.map(([, group]) => group)).toEqual(['a', 'b']);
});

test('adds who has an account to the groups, without an invitation, or leaves them alone', async () => {
  const adding = setUp(['ann@example.com']);
  expect(await adding.send(line)).toMatchObject({
    kind: 'done',
    text: 'Already had an account; added to the groups',
  });
  expect(adding.invite).not.toHaveBeenCalled();
  expect(await adding.send({...line, line: 3, groups: []})).toMatchObject({kind: 'unchanged'});
  const skipping = setUp(['ann@example.com'], false);
  expect(await skipping.send(line)).toEqual({kind: 'unchanged', text: 'Already has an account'});
  expect(skipping.join).not.toHaveBeenCalled();
});

test('takes the word of the service for an account that the check did not find', async () => {
  const {invite, send} = setUp([], false);
  invite.mockRejectedValueOnce(named('UsernameExistsException'));
  expect(await send(line)).toMatchObject({kind: 'unchanged'});
});

test('invites nobody twice when the response to the invitation was lost', async () => {
  const {invite, join, send} = setUp();
  invite.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  invite.mockRejectedValueOnce(named('UsernameExistsException'));
  await expect(send(line)).rejects.toBeInstanceOf(TypeError);
  expect(await send(line)).toEqual({kind: 'done', text: 'Invited'});
  expect(join).toHaveBeenCalledTimes(2);
});

test('says which group was refused to somebody who was invited, and goes on there', async () => {
  const {invite, join, send} = setUp();
  join.mockResolvedValueOnce().mockRejectedValueOnce(named('ResourceNotFoundException'));
  expect(await send(line)).toEqual({kind: 'refused', text: 'Invited. b: ResourceNotFoundException'});
  expect(await send(line)).toMatchObject({kind: 'done'});
  expect(invite).toHaveBeenCalledTimes(1);
  expect(join.mock.calls.map(([, group]) => group)).toEqual(['a', 'b', 'b']);
});

import {expect, test, vi} from 'vitest';
import {createAdminGuard} from './adminGuard';
import type {GroupMember} from './lastAdmin';

const admin = (username: string): GroupMember => ({username, status: 'CONFIRMED', isEnabled: true});

/** A group of administrators from which changes take people away, a moment later. */
function groupOf(...usernames: string[]) {
  let members = usernames;
  const leave = (username: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    members = members.filter((each) => each !== username);
  };
  const list = vi.fn(async () => members.map(admin));
  return {list, leave, members: () => members};
}

test('leaves one of two administrators who are taken away at the same time', async () => {
  const {list, leave, members} = groupOf('a', 'b');
  const guard = createAdminGuard(list);
  const results = await Promise.allSettled(['a', 'b'].map((username) => guard(username, leave(username))));
  expect(results.map(({status}) => status)).toEqual(['fulfilled', 'rejected']);
  expect(members()).toEqual(['b']);
});

test('counts nobody whom it took away, though the list of the service is late', async () => {
  const guard = createAdminGuard(async () => ['a', 'b'].map(admin));
  await guard('a', async () => undefined);
  await expect(guard('b', async () => undefined)).rejects.toMatchObject({name: 'LastAdminError'});
});

test('changes others at once, without reading the list for each', async () => {
  const {list, leave} = groupOf('a');
  const guard = createAdminGuard(list);
  await Promise.all(['c', 'd', 'e'].map((username) => guard(username, leave(username))));
  expect(list).toHaveBeenCalledTimes(1);
});

test('checks a second try like the first', async () => {
  const {list, leave, members} = groupOf('a', 'b');
  const guard = createAdminGuard(list);
  await expect(guard('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  await leave('b')();
  await expect(guard('a', leave('a'))).rejects.toMatchObject({name: 'LastAdminError'});
  expect(members()).toEqual(['a']);
});

test('goes on after a list that could not be read', async () => {
  const {list, leave, members} = groupOf('a', 'b');
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const guard = createAdminGuard(list);
  await expect(guard('a', leave('a'))).rejects.toBeInstanceOf(TypeError);
  await guard('a', leave('a'));
  expect(members()).toEqual(['b']);
});

import {expect, test} from 'vitest';
import type {PeoplePage, Person} from '../../userPool/people';
import {everybody} from '../../userPool/peopleQuery';
import {createPeopleList} from './peopleList';

const person = (username: string, name = username): Person => ({
  username,
  name,
  email: `${username}@example.com`,
  status: 'CONFIRMED',
  isEnabled: true,
  createdAt: undefined,
  modifiedAt: undefined,
  hasKey: false,
});

/** A pool of three pages whose requests wait until they are let go. */
function heldPool() {
  const pages = new Map<string | undefined, PeoplePage>([
    [undefined, {people: [person('a'), person('b')], next: '2'}],
    ['2', {people: [], next: '3'}],
    ['3', {people: [person('c')], next: undefined}],
  ]);
  const held: {token: string | undefined; go: (error?: Error) => Promise<void>; signal: AbortSignal}[] = [];
  const find = (_: unknown, token?: string, signal = new AbortController().signal) =>
    new Promise<PeoplePage>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      const page = pages.get(token) ?? {people: [], next: undefined};
      const go = async (error?: Error) => {
        if (error) reject(error);
        else resolve(page);
        await new Promise((done) => setTimeout(done));
      };
      held.push({token, signal, go});
    });
  return {held, find, list: createPeopleList(everybody, find)};
}

const names = ({people}: {people: readonly Person[]}) => people.map(({username}) => username).join('');

test('loads page upon page, one request at a time', async () => {
  const {held, list} = heldPool();
  void list.more();
  void list.more();
  expect(held).toHaveLength(1);
  await held[0]?.go();
  expect(list.get()).toMatchObject({isLoading: false, isComplete: false});
  expect(names(list.get())).toBe('ab');
  void list.more();
  await held[1]?.go();
  // The second page is empty: the third follows at once.
  await held[2]?.go();
  expect(held.map(({token}) => token)).toEqual([undefined, '2', '3']);
  expect(names(list.get())).toBe('abc');
  expect(list.get().isComplete).toBe(true);
});

test('loads all that is left, and a stop keeps what has come', async () => {
  const {held, list} = heldPool();
  void list.loadAll();
  await held[0]?.go();
  expect(list.get()).toMatchObject({isLoadingAll: true, isComplete: false});
  list.stop();
  await held[1]?.go();
  expect(held[1]?.signal.aborted).toBe(true);
  expect(list.get()).toMatchObject({isLoadingAll: false, isLoading: false, error: undefined});
  expect(held).toHaveLength(2);

  void list.loadAll();
  await held[2]?.go();
  await held[3]?.go();
  expect(held.map(({token}) => token)).toEqual([undefined, '2', '2', '3']);
  expect(list.get()).toMatchObject({isLoadingAll: false, isComplete: true});
  expect(names(list.get())).toBe('abc');
});

test('a page that failed is asked for again from where it would have begun', async () => {
  const {held, list} = heldPool();
  void list.more();
  await held[0]?.go();
  void list.loadAll();
  const failure = new Error('Too many requests');
  await held[1]?.go(failure);
  expect(list.get()).toMatchObject({isLoadingAll: false, isLoading: false, error: failure});
  void list.more();
  expect(held[2]?.token).toBe('2');
  expect(list.get().error).toBeUndefined();
});

test('a first page that failed while older rows are here is asked for again as the first', async () => {
  const {held, list} = heldPool();
  void list.loadAll();
  await held[0]?.go();
  await held[1]?.go();
  await held[2]?.go();
  expect(list.get().isComplete).toBe(true);
  void list.reload();
  await held[3]?.go(new Error('offline'));
  expect(names(list.get())).toBe('abc');
  void list.again();
  expect(held[4]?.token).toBeUndefined();
  await held[4]?.go();
  expect(names(list.get())).toBe('ab');
  expect(list.get()).toMatchObject({isComplete: false, error: undefined});
});

test('begins again with the first page, and drops what an older request brings', async () => {
  const {held, list} = heldPool();
  void list.more();
  await held[0]?.go();
  void list.more();
  void list.reload();
  expect(names(list.get())).toBe('ab');
  await held[1]?.go();
  await held[2]?.go();
  expect(held[2]?.token).toBeUndefined();
  expect(names(list.get())).toBe('ab');
});

test('one person is replaced or removed without asking for the list again', async () => {
  const {held, list} = heldPool();
  void list.more();
  await held[0]?.go();
  list.replace(person('b', 'Berta'));
  list.remove('a');
  expect(list.get().people).toEqual([person('b', 'Berta')]);
  expect(held).toHaveLength(1);
});

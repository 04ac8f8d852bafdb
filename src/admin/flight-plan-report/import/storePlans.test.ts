import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {PlatformError} from '@site/src/platform';
import {expect, test, vi} from 'vitest';
import {storePlans} from './storePlans';

const draft = (id: string, format: Draft['format'] = 'qgc') => ({id, format, source: {id}}) as Draft;
const drafts = (count: number) => Array.from({length: count}, (_, index) => draft(`p${index}`));
const idsOf = (plans: readonly unknown[]) => (plans as {id: string}[]).map(({id}) => id);
const options = () => ({onProgress: vi.fn(), signal: new AbortController().signal});

test('stores in batches of one format, and tells how far it is', async () => {
  const post = vi.fn(async (_format: Draft['format'], plans: readonly unknown[]) => idsOf(plans));
  const {onProgress, signal} = options();
  const {stored, refused} = await storePlans([...drafts(45), draft('u', 'uxv')], {post, onProgress, signal});
  expect(post.mock.calls.map(([format, plans]) => [format, plans.length])).toEqual([
    ['qgc', 20],
    ['qgc', 20],
    ['qgc', 5],
    ['uxv', 1],
  ]);
  expect(stored).toHaveLength(46);
  expect(refused).toEqual([]);
  expect(onProgress).toHaveBeenCalledTimes(4);
});

test('finds the plan that is refused, and stores the others of its batch', async () => {
  const post = async (_format: Draft['format'], plans: readonly unknown[]) => {
    if (idsOf(plans).includes('p7')) throw new PlatformError(400, 'body.plans is wrong');
    return idsOf(plans);
  };
  const {stored, refused, left} = await storePlans(drafts(16), {post, ...options()});
  expect(stored).toHaveLength(15);
  expect(left).toEqual([]);
  expect(refused.map((each) => each.draft.id)).toEqual(['p7']);
});

test('refuses a batch as a whole when no plan is the reason, and leaves it to be stored later', async () => {
  const post = vi.fn(async () => {
    throw new PlatformError(401, 'Unauthorized');
  });
  const {refused, left} = await storePlans(drafts(3), {post, ...options()});
  expect(refused).toHaveLength(3);
  expect(left).toHaveLength(3);
  expect(post).toHaveBeenCalledTimes(1);
});

test('posts nothing more once it is stopped, and tells what is left', async () => {
  const controller = new AbortController();
  const post = vi.fn(async (_format: Draft['format'], plans: readonly unknown[]) => {
    controller.abort();
    return idsOf(plans);
  });
  const {stored, left} = await storePlans(drafts(60), {post, onProgress: vi.fn(), signal: controller.signal});
  expect(stored).toHaveLength(20);
  expect(left).toHaveLength(40);
  expect(post).toHaveBeenCalledTimes(1);
});

import {expect, test} from 'vitest';
import {slug} from './slug';

test.each([
  ['listCollections', 'list-collections'],
  ['List collections', 'list-collections'],
  ['getV2Tiles', 'get-v2-tiles'],
  ['A & B / <C>', 'a-b-c-'],
  ['日本語', '日本語'],
  ['利用者 の一覧', '利用者-の一覧'],
  ['Zürich Straßen', 'zürich-straßen'],
  ['пользователиList', 'пользователи-list'],
])('%s stands at the address %s', (name, address) => {
  expect(slug(name)).toBe(address);
});

test('names in any script have addresses of their own', () => {
  const names = ['利用者', '注文', 'Заказы', 'Клиенты', 'Ã', 'É', 'طلبات', 'สินค้า'];
  expect(new Set(names.map(slug)).size).toBe(names.length);
});

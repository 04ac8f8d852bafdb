import {expect, test} from 'vitest';
import {withStyles} from './linkStyles';
import {isShared, roomOf} from './rooms';

const sheets = [
  {href: '/assets/css/home-styles.1.css', classes: ['_a1B2x']},
  {href: '/assets/css/guide-styles.2.css', classes: ['_c3D4y']},
];

test('the innermost folder decides which room a stylesheet belongs to', () => {
  expect(roomOf('/site/src/reference/schema/schema.module.css')?.name).toBe('reference');
  expect(roomOf('/site/src/reference/explorer/explorer.module.css')?.name).toBe('explorer');
  expect(roomOf('C:\\site\\src\\map\\canvas\\map.module.css')?.name).toBe('map');
});

test('what no room owns is shared', () => {
  expect(isShared({nameForCondition: () => '/site/src/components/card/card.module.css'})).toBe(true);
  expect(isShared({nameForCondition: () => '/site/src/admin/users/users.module.css'})).toBe(false);
});

const join = (hrefs: readonly string[]) => Promise.resolve(hrefs.join('+'));

test('a page has one file of styles: those of every page, and behind them those of the rooms that it shows', async () => {
  const html = '<link rel=stylesheet href=/styles.css><p class="wide _a1B2x">';
  expect(await withStyles(html, sheets, join)).toBe(
    '<link rel="stylesheet" href="/styles.css+/assets/css/home-styles.1.css"><link rel="stylesheet" data-href="/assets/css/home-styles.1.css"><p class="wide _a1B2x">',
  );
  const other = '<link rel="stylesheet" href="/s.css" /><p class=_c3D4y>';
  expect(await withStyles(other, sheets, join)).toContain('href="/s.css+/assets/css/guide-styles.2.css"');
});

test('a page that shows no room stays as it is', async () => {
  const html = '<link rel="stylesheet" href="/s.css"><p class="_c3D4yz">';
  expect(await withStyles(html, sheets, join)).toBe(html);
});

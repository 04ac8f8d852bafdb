import {expect, test} from 'vitest';
import {withLinks} from './linkStyles';
import {isShared, roomOf} from './rooms';

const sheets = [
  {href: '/assets/css/home-styles.1.css', classes: ['chart_a1B2']},
  {href: '/assets/css/guide-styles.2.css', classes: ['run_c3D4']},
];

test('the innermost folder decides which room a stylesheet belongs to', () => {
  expect(roomOf('/site/src/reference/schema/schema.module.css')?.name).toBe('reference');
  expect(roomOf('/site/src/reference/explorer/explorer.module.css')?.name).toBe('explorer');
  expect(roomOf('C:\\site\\src\\map\\canvas\\map.module.css')?.name).toBe('map');
});

test('what no room owns is shared', () => {
  expect(isShared({nameForCondition: () => '/site/src/components/form/form.module.css'})).toBe(true);
  expect(isShared({nameForCondition: () => '/site/src/admin/users/users.module.css'})).toBe(false);
});

test('a page links the styles of the rooms that it shows, behind those of every page', () => {
  const html = '<link rel=stylesheet href=/assets/css/styles.css><p class="wide chart_a1B2">';
  expect(withLinks(html, sheets)).toBe(
    '<link rel=stylesheet href=/assets/css/styles.css><link rel="stylesheet" href="/assets/css/home-styles.1.css"><p class="wide chart_a1B2">',
  );
  expect(withLinks('<link rel="stylesheet" href="/s.css"><p class=run_c3D4>', sheets)).toContain(
    'guide-styles',
  );
});

test('a page that shows no room stays as it is', () => {
  const html = '<link rel="stylesheet" href="/s.css"><p class="run_c3D4x">';
  expect(withLinks(html, sheets)).toBe(html);
});

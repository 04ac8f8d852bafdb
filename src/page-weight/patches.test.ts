import {expect, test} from 'vitest';
import {checkTheme} from './highlighting/highlighting';
import {checkLink} from './prefetch/prefetch';

test('a theme that brings Prism by another module stops the build', () => {
  expect(() => checkTheme("modules.push('./syntax-highlighting')")).toThrow('src/page-weight/highlighting');
});

test('links that fetch pages ahead in another way stop the build', () => {
  expect(() => checkLink('router.prefetch(target)')).toThrow('src/page-weight/prefetch');
});

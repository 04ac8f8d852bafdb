import {expect, test} from 'vitest';
import {checkDocs} from './checkDocs';

test('the pages of one word are checked, and a word without a page is said', async () => {
  expect(await checkDocs(['guides/limits'])).toEqual({lines: [], summary: '1 page: nothing to object to'});
  expect((await checkDocs(['no-such-page'])).lines).toEqual(['No page has "no-such-page" in its path.']);
});

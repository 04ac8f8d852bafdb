import {expect, test} from '../../fixtures/test';

test('a browser that asks for the icon at its old address gets one', async ({request}) => {
  // Chromium does so now and then while a page's own <link rel="icon"> is being set, and logs a 404 to the console.
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

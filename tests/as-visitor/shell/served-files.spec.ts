import {expect, test} from '../../fixtures/test';

// None of these opens a page.
test('the portal serves its headers, an icon at the old address, and the licences', async ({request}) => {
  await test.step('the headers of its build', async () => {
    const headers = (await request.get('/')).headers();
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect((await request.get('/docs.md')).headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });
  await test.step('a browser that asks for the icon at its old address gets one', async () => {
    // Chromium does so now and then while a page's own <link rel="icon"> is being set, and logs a 404 to the console.
    const response = await request.get('/favicon.ico');
    expect(response.status()).toBe(200);
    expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
  await test.step('the licences of what a browser downloads stand in one file, those of the fonts too', async () => {
    const text = await (await request.get('/third-party-licenses.txt')).text();
    for (const name of [
      'react',
      'maplibre-gl',
      'aws-amplify',
      '@fontsource-variable/jetbrains-mono',
      'us-atlas',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});

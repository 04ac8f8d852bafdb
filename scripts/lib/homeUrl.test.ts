import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {homeUrl} from './homeUrl.mjs';
import {portalUrl} from './ports.mjs';

test('the home page stands below the base path of the site', async () => {
  expect(await homeUrl()).toBe(`${portalUrl}/`);
  const below = join(mkdtempSync(join(tmpdir(), 'site-')), 'site.config.ts');
  const own = readFileSync('site.config.ts', 'utf8').replace("baseUrl: '/'", "baseUrl: '/portal/'");
  writeFileSync(below, own);
  vi.stubEnv('SITE_CONFIG', below);
  expect(await homeUrl()).toBe(`${portalUrl}/portal/`);
});

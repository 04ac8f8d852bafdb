import path from 'node:path';
import {expect, test} from 'vitest';
import {packageFolder} from './collectPackages';
import {licenseTexts} from './licenseTexts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');

test('each package stands once, by name, with its version, its licence and its text', async () => {
  const folders = ['react', '@fontsource-variable/jetbrains-mono', 'react'].map((name) =>
    path.join(modules, name),
  );
  const text = await licenseTexts('This portal', folders);
  expect(text.match(/^react \d+\.\d+\.\d+$/gm)).toHaveLength(1);
  expect(text.indexOf('@fontsource-variable/jetbrains-mono')).toBeLessThan(text.indexOf('\nreact '));
  expect(text).toContain('Licence: MIT');
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('a file belongs to the innermost package, scoped or not', () => {
  expect(packageFolder('/site/node_modules/@scope/name/dist/index.js')).toBe(
    '/site/node_modules/@scope/name',
  );
  expect(packageFolder('/site/node_modules/one/node_modules/two/a.js')).toBe(
    '/site/node_modules/one/node_modules/two',
  );
  expect(packageFolder('/site/src/theme/Root.tsx')).toBeUndefined();
});

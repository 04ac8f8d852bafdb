import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('CONTRIBUTING.md lists every command of package.json', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const [, listed = ''] = /## Commands\n([^]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm (run )?${name}\``).test(listed));
  expect(missing).toEqual([]);
});

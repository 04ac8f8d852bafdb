import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import preloadInOwnTask from './preloadInOwnTask.mjs';

const entry = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/clientEntry.js');

test("the scripts of a page are asked for in the task after that of Docusaurus's entry", () => {
  expect(preloadInOwnTask(readFileSync(entry, 'utf8'))).toMatch(
    /new Promise\(\(resolve\) => setTimeout\(resolve\)\)\s*\.then\(\(\) => preload\(window\.location\.pathname\)\)\.then\(\(\) => \{\s+startTransition\(renderApp\);/,
  );
});

test('an entry that is written in another way stops the build', () => {
  expect(() => preloadInOwnTask('preload(location.pathname).then(renderApp);')).toThrow('in another way');
});

// `npm run check`: what a writer or a developer runs before every commit, in minutes: everything that `npm test` checks
// without a build and a browser, and the unit tests of what changed since the main branch. `npm run check --
// docs/guides/limits.mdx` checks one page with its samples. Plain Node, since nothing may be installed yet.
import './lib/end-with-npm.mjs';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ensureDependencies} from './lib/install.mjs';
import {requireNode} from './lib/node.mjs';
import {bin, node, npm, root} from './lib/run.mjs';
import {runStages} from './lib/stages.mjs';

requireNode();
await ensureDependencies();
const pages = process.argv.slice(2);
process.exit((await runStages(pages.length > 0 ? ofPages() : ofEverything())) === 0 ? 0 : 1);

/** @returns {import('./lib/stages.mjs').Stage[]} */
function ofPages() {
  const sampled = pages.flatMap(pagesWithSamples);
  return [
    {name: 'pages', run: script('check:docs', pages), beside: true},
    ...(sampled.length > 0 ? [{name: 'samples', run: script('samples', sampled), beside: true}] : []),
  ];
}

/** The pages of `docs/` that have a word in their path and samples to run. @param {string} word */
function pagesWithSamples(word) {
  return readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && `docs/${file}`.includes(word))
    .filter((file) => /^```http |^<Program /m.test(readFileSync(join(root, 'docs', file), 'utf8')));
}

/** @returns {import('./lib/stages.mjs').Stage[]} */
function ofEverything() {
  const needs = ['contract and pages'];
  return [
    {name: 'contract and pages', run: script('generate')},
    {name: 'types and lint', run: script('lint'), needs, beside: true},
    {name: 'formatting', run: script('format:check'), beside: true},
    {name: 'contract lint', run: script('lint:contract'), beside: true},
    {name: 'pages', run: script('check:docs'), needs, beside: true},
    {name: 'prose lint', run: script('lint:prose'), beside: true},
    {
      name: 'unit tests of changes',
      run: () => node([bin.vitest, 'run', '--changed', mainBranch(), '--passWithNoTests']),
      needs,
    },
  ];
}

/**
 * @param {string} name
 * @param {string[]} [words]
 * @returns {import('./lib/stages.mjs').Stage['run']}
 */
function script(name, words = []) {
  return (output) => npm(['run', '--silent', name, '--', ...words], {}, output);
}

/** Where the work on a branch began; without a main branch, the last commit. */
function mainBranch() {
  for (const branch of ['origin/main', 'main']) {
    const {status, stdout} = spawnSync('git', ['merge-base', 'HEAD', branch], {cwd: root, encoding: 'utf8'});
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {report} from './report';
import {runSamples} from './runSamples';

const page = (name: string, response = ''): string => `# Fleet

\`\`\`http create-fleet capture=item:/collectionItemId
POST /locations/v2/collections

{"collectionId": "deschutes-fleet", "collectionName": "${name}"}
\`\`\`

\`\`\`json response 201
${response}
\`\`\`

\`\`\`http read-fleet
GET /locations/v2/collections/deschutes-fleet
\`\`\`

\`\`\`json response 200
\`\`\`
`;

let root: string;
const file = (name: string): string => path.join(root, 'docs', name);
const run = (options: Partial<Parameters<typeof runSamples>[0]> = {}) =>
  runSamples({root, words: [], languages: ['curl', 'javascript'], update: false, ...options});

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-test-'));
  await mkdir(path.join(root, 'docs/samples'), {recursive: true});
});
afterEach(() => rm(root, {recursive: true, force: true}));

test('what the update writes down is what every language gets', async () => {
  await writeFile(file('fleet.mdx'), page('Deschutes fleet'));
  const outcome = await run({update: true});
  expect(outcome.updated).toEqual(['docs/fleet.mdx']);
  expect(outcome.runs.map(({language, problem}) => [language, problem])).toEqual([
    ['curl', undefined],
    ['curl', undefined],
    ['javascript', undefined],
    ['javascript', undefined],
  ]);
  expect(await readFile(file('fleet.mdx'), 'utf8')).toContain('"createdDate": "2026-07-14T18:00:00.000Z"');
  expect(report(outcome, 1)).toContain('1 pages, 2 samples (2 requests, 0 programs), 2 languages');
});

test('a sample that is not as recorded fails and is named by page, line and difference; what follows is not run', async () => {
  await writeFile(file('fleet.mdx'), page('Deschutes fleet'));
  await run({update: true});
  const broken = (await readFile(file('fleet.mdx'), 'utf8')).replace(
    '"Deschutes fleet"}',
    '"Sisters fleet"}',
  );
  await writeFile(file('fleet.mdx'), broken);
  const outcome = await run();
  const text = report(outcome, 1);
  expect(text).toContain(
    'FAILED docs/fleet.mdx:3  create-fleet (JavaScript): the response is not the recorded one',
  );
  expect(text).toContain(
    '    -   "collectionName": "Deschutes fleet",\n    +   "collectionName": "Sisters fleet",',
  );
  expect(text).toContain('2 not run');
  expect(text).toContain('0 passed, 2 failed');
});

test('a field that the operation does not know fails, though the platform ignores it, and no update records it', async () => {
  await writeFile(
    file('fleet.mdx'),
    page('Deschutes fleet').replace('"collectionName"', '"colour": "red", "collectionName"'),
  );
  const outcome = await run({update: true, languages: ['curl']});
  expect(report(outcome, 1)).toMatch(
    /FAILED docs\/fleet\.mdx:3 {2}create-fleet \(cURL\): the operation does not know a field that the page sends: .*colour/,
  );
  expect(outcome.updated).toEqual([]);
});

test('no update writes over the status that the author meant', async () => {
  await writeFile(
    file('none.mdx'),
    '```http none\nGET /locations/v2/collections/nobody\n```\n\n```json response 200\n```\n',
  );
  const outcome = await run({update: true});
  expect(report(outcome, 1)).toContain(
    'FAILED docs/none.mdx:1  none (cURL): it returns 404 where the page says 200',
  );
  expect(await readFile(file('none.mdx'), 'utf8')).toContain('```json response 200\n```');
});

test('a program that prints something else than the others fails', async () => {
  await writeFile(file('count.mdx'), '<Program name="count" />\n');
  await writeFile(
    file('samples/count.sh'),
    'curl -s -H "x-api-key: $PLATFORM_KEY" "$PLATFORM_URL/locations/v2/areas" >/dev/null\necho 3\n',
  );
  await writeFile(file('samples/count.ts'), 'const count: number = 4;\nconsole.log(count);\n');
  const text = report(await run({update: true}), 1);
  expect(text).toContain('FAILED docs/count.mdx:1  count (JavaScript): its output is not the recorded one');
  expect(text).toContain('    - 3\n    + 4');
});

test('a request of no operation is refused before anything runs', async () => {
  await writeFile(
    file('none.mdx'),
    '\n```http none\nGET /locations/v3/collections\n```\n\n```json response 200\n```\n',
  );
  await expect(run()).rejects.toThrow(
    'docs/none.mdx:2  The contract has no operation GET /locations/v3/collections',
  );
});

test('pages that continue one another in a circle are named', async () => {
  const continuing = (name: string) => `---\ncontinues: ${name}\n---\n\n${page('Deschutes fleet')}`;
  await writeFile(file('one.mdx'), continuing('two'));
  await writeFile(file('two.mdx'), continuing('one'));
  await expect(run()).rejects.toThrow(/continues (one|two), which continues this page/);
});

test('a page that continues a missing one says which', async () => {
  await writeFile(file('one.mdx'), `---\ncontinues: zero\n---\n\n${page('Deschutes fleet')}`);
  await expect(run()).rejects.toThrow('docs/one.mdx  continues zero, which cannot be read');
});

test('words that no page has in its path are named', async () => {
  await writeFile(file('fleet.mdx'), page('Deschutes fleet'));
  await expect(run({words: ['fleet', 'nosuchpage', 'nor-this']})).rejects.toThrow(
    'No page of docs/ with samples has "nosuchpage", "nor-this" in its path.',
  );
});

test('the sample that the README shows runs as it stands', async () => {
  const readme = await readFile(path.resolve('scripts/samples/README.md'), 'utf8');
  const [, sample = ''] = /^````mdx\n([\s\S]*?)^````$/m.exec(readme) ?? [];
  await writeFile(file('shown.mdx'), `# Shown\n\n${sample}`);
  const {runs} = await run({update: true, languages: ['curl']});
  expect(runs.map(({name, problem}) => [name, problem])).toEqual([['plan-survey', undefined]]);
});

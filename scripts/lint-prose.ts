import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {commentPassages} from './lint-prose/commentPassages';
import {lintComment, mayHaveTurns} from './lint-prose/commentTurns';
import {contractPassages} from './lint-prose/contractPassages';
import {interfacePassages} from './lint-prose/interfacePassages';
import {lintPassage, lintText} from './lint-prose/lintText';
import {textPassages} from './lint-prose/textPassages';

/**
 * `npm run lint:prose`: holds whatever people read to the house style. Pages are read whole; of the contract, the
 * interface and the sandbox only their sentences are read, and of code the comments.
 */
const pages = ['docs', 'blog', 'decisions'].flatMap((folder) => filesIn(folder, /\.mdx?$/));
const ownTexts = ['', 'api', 'infra', 'sandbox', 'scripts', 'scripts/samples', 'src/dashboard'].map(
  (folder) => join(folder, 'README.md'),
);
const texts = [...pages, ...ownTexts, 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

// Policies speak for a company, whose "we" is right.
const policies = filesIn('src/pages', /\.mdx$/);

const code = /(?<!\.test|\.d)\.tsx?$/;
// The identity service speaks Amazon's words, and the alerts of the synthetic world those of weather services.
const speaking = ['sandbox/contract', 'sandbox/http', 'sandbox/platform', 'sandbox/portal-service'];
// Words of the twins and of the generated pages.
const writing = [
  'src/publishing/twins',
  'src/publishing/reference',
  'src/publishing/limits',
  'src/reference/introduction',
];
const passages = [
  ...filesIn('api', /\.yaml$/).flatMap((file) => contractPassages(file, read(file))),
  ...filesIn('src', code).flatMap((file) => interfacePassages(file, read(file))),
  ...textPassages('sidebars.ts', read('sidebars.ts')),
  ...[...speaking, ...writing]
    .flatMap((folder) => filesIn(folder, code))
    .flatMap((file) => textPassages(file, read(file))),
];

// Comments are read for a short list of turns alone: they are for few readers.
const comments = ['src', 'sandbox', 'scripts', 'mcp', 'infra', 'api', 'tests']
  .flatMap((folder) => filesIn(folder, /(?<!\.d)\.tsx?$/))
  .map((file) => [file, read(file)] as const)
  .filter(([, text]) => mayHaveTurns(text))
  .flatMap(([file, text]) => commentPassages(file, text));

const found = [
  ...(await Promise.all(texts.map((file) => lintText(file, read(file))))),
  ...(await Promise.all(policies.map((file) => lintText(file, read(file), 'passage')))),
  ...(await Promise.all(passages.map(lintPassage))),
  ...comments.map(lintComment),
].flat();
for (const line of found) console.error(line);
console.log(
  `${texts.length + policies.length} pages, ${passages.length} passages: ` +
    (found.length === 0 ? 'nothing to object to' : `${found.length} objections`),
);
process.exitCode = found.length === 0 ? 0 : 1;

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .sort();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

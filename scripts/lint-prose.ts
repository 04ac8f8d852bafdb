import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {lintText} from './lint-prose/lintText';

/** `npm run lint:prose`: holds guides, tutorial and the repository's own texts to the house style. */
const texts = ['docs', 'blog', 'decisions'].flatMap(textsIn);
const ownTexts = ['', 'api', 'infra', 'sandbox'].map((folder) => join(folder, 'README.md'));
const files = [...texts, ...ownTexts, 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

const found = (await Promise.all(files.map((file) => lintText(file, readFileSync(file, 'utf8'))))).flat();
for (const line of found) console.error(line);
console.log(
  `${files.length} texts: ${found.length === 0 ? 'nothing to object to' : `${found.length} objections`}`,
);
process.exitCode = found.length === 0 ? 0 : 1;

function textsIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {expect, test} from 'vitest';
import {findPageProblems} from './findPageProblems';
import {frontMatterKeys, type PageKind} from './frontMatter';
import {readPage} from './readPage';

const FRONT = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const tags = new Set(['object', 'telemetry']);

/** The problems of a page as `line: message`. */
function problems(source: string, kind: PageKind = 'document'): string[] {
  const read = readPage(source);
  const found = 'problem' in read ? [read.problem] : findPageProblems({kind, source, tree: read.tree, tags});
  return found.map(({line, message}) => `${line}: ${message}`);
}

test('a good page passes, as a document, as a post and as a page of its own', () => {
  const body =
    'import {A} from "b";\n\n## One\n\n### Two\n\n![A map](a.png) <img src="b.png" alt="Two drones" />\n\n';
  const boxes =
    ':::tip[Hold on]\n\nRead `:::tipp` at 10:30.\n\n:::\n\n> :::note\n>\n> In a quotation.\n>\n> :::\n\n## Three {/* #t */}\n';
  expect(problems(FRONT + body + boxes)).toEqual([]);
  expect(problems(FRONT + body, 'post')).toEqual([]);
  expect(problems(`${FRONT}# A page\n\n${body}`, 'page')).toEqual([]);
  expect(problems('---\ndescription: Its title is its heading.\n---\n\n# A page\n')).toEqual([]);
  expect(problems(`${FRONT}\`\`\`md\n# Code\n\n:::tipp\n\n![](a.png)\n\`\`\`\n`)).toEqual([]);
});

test.each([
  ['descripton: Nothing', '4: The front matter has an unknown key "descripton". Did you mean "description"?'],
  ['Tags: [object]', '4: The front matter has an unknown key "Tags". Did you mean "tags"?'],
  ['colour: red', '4: The front matter has an unknown key "colour". No page uses it: take it out.'],
  ['tags: object', '4: The front matter\'s "tags" must be a list, as in [one, two].'],
  ['tags: [object, telemetri]', '4: The tag "telemetri" is not in tags.yml. Did you mean "telemetry"?'],
  ['tags: [weather]', '4: The tag "weather" is not in tags.yml. List it there first.'],
  ['hide_title: maybe', '4: The front matter\'s "hide_title" must be true or false.'],
  ['sidebar_position: first', '4: The front matter\'s "sidebar_position" must be a number.'],
  ['slug: [a, b]', '4: The front matter\'s "slug" must be a text.'],
])('front matter "%s" is found', (line, problem) => {
  const source = `---\ntitle: A page\ndescription: What it says.\n${line}\n---\n\nWords.\n`;
  expect(problems(source)).toEqual([problem]);
});

test('front matter that cannot be read is named with its line', () => {
  const [problem, ...rest] = problems('---\ntitle: Step 1: Create\ndescription: a\n---\n\nWords.\n');
  expect(problem).toMatch(/^2: The front matter cannot be read: .*\. A text with ": " .* needs quotes\.$/);
  expect(rest).toEqual([]);
  expect(problems('---\njust words\n---\n')).toEqual([
    '2: The front matter must be lines such as `title: …`.',
  ]);
});

test('a page without title or description is found', () => {
  expect(problems('---\ntitle: A page\n---\n')).toEqual([
    '1: The front matter has no description. Lists of pages and search engines show it.',
  ]);
  expect(problems('Words.\n')).toHaveLength(2);
  expect(problems(`${FRONT}Words.\n`, 'page')).toEqual(['1: The page has no heading "# …".']);
});

test('a second heading of the first level and a level that is left out are found', () => {
  expect(problems(`${FRONT}# Again\n`)).toEqual([
    '6: "# Again" is a second heading of the first level: the title of the front matter is the first. Write "## Again".',
  ]);
  expect(problems(`${FRONT}<h1>Again</h1>\n`)).toHaveLength(1);
  expect(problems(`${FRONT}# One\n\nTwo\n===\n`, 'page')).toEqual([
    '8: "# Two" is a second heading of the first level: a page has one. Write "## Two".',
  ]);
  expect(problems(`${FRONT}#### Deep\n`)).toEqual(['6: "#### Deep" jumps over a level. Write "## Deep".']);
  expect(problems(`${FRONT}## Two\n\n#### Four \`code\`\n\n### Three\n\n## Two\n\n### Three\n`)).toEqual([
    '8: "#### Four code" jumps over a level. Write "### Four code".',
  ]);
});

test('a picture without words is found, however it is written', () => {
  const pictures =
    '![](a.png)\n\n![ ][b]\n\n<img src="c.png" />\n\nA <img src="d.png" alt="" />\n\n[b]: b.png\n';
  expect(problems(FRONT + pictures).map((problem) => Number(problem.split(':')[0]))).toEqual([6, 8, 10, 12]);
  expect(problems(`${FRONT}<img src="c.png" alt={words} />\n`)).toEqual([]);
});

test('a box that is none is found: another name, two colons, a space, no end', () => {
  const known = 'Choose one of :::note, :::tip, :::info, :::warning, :::danger.';
  expect(problems(`${FRONT}:::tipp\n\nA.\n\n:::\n`)).toEqual([`6: There is no box ":::tipp". ${known}`]);
  expect(problems(`${FRONT}::tip\n`)).toEqual([`6: There is no box "::tip". ${known}`]);
  expect(problems(`${FRONT}::: tip\n\nA.\n`)).toEqual([
    `6: This line stays as it is: a box begins with its name and no space. ${known}`,
  ]);
  expect(problems(`${FRONT}:::tip\n\nA.\n\n## B\n`)).toEqual([
    '6: The box ":::tip" has no end. Write ::: on a line after it.',
  ]);
});

test('what MDX cannot read is said in a sentence with its line', () => {
  expect(problems(`${FRONT}Words.\n\nAt most <5 drones.\n`)).toEqual([
    expect.stringMatching(/^8: The page cannot be read as MDX: .+\. A "<" or "\{" .+`backticks`\.$/),
  ]);
  expect(problems(`${FRONT}A {brace.\n`)).toEqual([
    expect.stringMatching(/^\d+: The page cannot be read as MDX/),
  ]);
});

test('every key that Docusaurus takes in a document is known', () => {
  const taken = Object.keys((DocFrontMatterSchema.describe() as {keys: object}).keys);
  expect(taken.filter((key) => !frontMatterKeys('document').includes(key))).toEqual([]);
});

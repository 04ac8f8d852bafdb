import {expect, test} from 'vitest';
import {lintText} from './lintText';

async function objections(text: string, name = 'a.mdx'): Promise<string[]> {
  return (await lintText(name, text)).map((line) => line.replace(/^a\.mdx?:\d+:\d+: /, ''));
}

test('a good text passes', async () => {
  expect(
    await objections(
      '---\ndescription: Create a collection and read it back.\n---\n\n# Read an API key\n\nSend `just` the key. You get an answer at once.\n\n```bash\nplease just do it\n```\n',
    ),
  ).toEqual([]);
});

test('a bad sentence is found with its place', async () => {
  expect(await lintText('docs/a.mdx', '# Title\n\nFirst line.\n\nYou just send it.\n')).toEqual([
    'docs/a.mdx:5:1: "just": leave it out.',
  ]);
});

test.each([
  ['You will get an answer.', '"will": present tense: what happens, happens now.'],
  ['We send the key.', '"we": speak to the reader: "you".'],
  ['Do this in order to read it.', '"in order to": write "to".'],
  ['Send the api-key.', '"api-key": write "API key".'],
  ['Store a flightplan.', '"flightplan": write "flight plan".'],
  ['Log in first.', '"Log in": write "sign in (verb), sign-in (noun)".'],
  ['Send up to 10,000 reports.', '"up to 10,000": take the number from the contract with <Limit of="…" />.'],
  ['Call the endpoint.', '"endpoint": write "operation".'],
  [`${'One word follows another '.repeat(8)}here.`, 'A sentence of 33 words; say it in two. At most 30.'],
])('%s', async (text, reason) => {
  expect(await objections(text)).toEqual([reason]);
});

test('repeated words, wrong articles, headings and descriptions are found', async () => {
  expect((await objections('The the key is there.')).join()).toMatch(/repeated/);
  expect((await objections('It is an key.')).join()).toMatch(/`A key`|`a key`|article/i);
  expect(await objections('# Create A Collection in Bend\n')).toEqual([
    'Heading in sentence case: Collection without a capital.',
  ]);
  expect(await objections('---\ndescription: We begin here.\n---\n')).toHaveLength(1);
});

test('a sentence that begins with code is a sentence of its own', async () => {
  const half = 'one word follows another '.repeat(5);
  expect(await objections(`Here ${half}here. \`id\` ${half}here.`)).toEqual([]);
  expect(await objections(`Here ${half}and \`id\` ${half}here.`)).toHaveLength(1);
});

test('words within components are read, code and properties are not', async () => {
  expect(await objections('<Note title="just so">\n\nPlease wait.\n\n</Note>\n')).toEqual([
    '"please": leave it out.',
  ]);
});

import {expect, test} from 'vitest';
import {contractPassages} from './contractPassages';
import {interfacePassages} from './interfacePassages';
import {lintPassage, lintText} from './lintText';
import {textPassages} from './textPassages';

async function objections(text: string, name = 'a.mdx'): Promise<string[]> {
  return (await lintText(name, text)).map((line) => line.replace(/^a\.mdx?:\d+:\d+: /, ''));
}

test('a good text passes', async () => {
  expect(
    await objections(
      '---\ndescription: Create a collection and read it back.\n---\n\n# Read an API key\n\nSend `just` the key. You get a response at once.\n\n```bash\nplease just do it\n```\n',
    ),
  ).toEqual([]);
});

test('a bad sentence is found with its place', async () => {
  expect(await lintText('docs/a.mdx', '# Title\n\nFirst line.\n\nYou just send it.\n')).toEqual([
    'docs/a.mdx:5:1: "just": leave it out.',
  ]);
});

test('a page that MDX cannot read is named with its place, in a sentence', async () => {
  expect(await lintText('docs/a.mdx', '# Title\n\nAt most <5 drones.\n')).toEqual([
    expect.stringMatching(
      /^docs\/a\.mdx:3:\d+: The page cannot be read as MDX: .+ belongs between `backticks`\.$/,
    ),
  ]);
});

test.each([
  ['You will get a response.', '"will": present tense: what happens, happens now.'],
  ['We send the key.', '"we": speak to the reader: "you".'],
  ['Do this in order to read it.', '"in order to": write "to".'],
  ['Send the api-key.', '"api-key": write "API key".'],
  ['Store a flightplan.', '"flightplan": write "flight plan".'],
  ['Log in first.', '"Log in": write "sign in (verb), sign-in (noun)".'],
  ['Send up to 10,000 reports.', '"up to 10,000": take the number from the contract with <Limit of="…" />.'],
  ['Set up to three points.', '"up to three": take the number from the contract with <Limit of="…" />.'],
  ['Zoom is 1 to 12.', '"1 to 12": take the number from the contract with <Limit of="…" />.'],
  [
    'Grids reach 12 hours into it.',
    '"reach 12 hours": take the number from the contract with <Limit of="…" />.',
  ],
  [
    'See the next thirteen hours.',
    '"next thirteen hours": take the number from the contract with <Limit of="…" />.',
  ],
  ['The default is 60.', '"default is 60": take the number from the contract with <Limit of="…" />.'],
  ['Read the colors.', '"colors": write "colour".'],
  ['It is 2 kilometers long.', '"kilometers": write "metre".'],
  ['Call the endpoint.', '"endpoint": write "operation".'],
  ['The plan that it shall fly.', '"shall": write "must", or say what happens.'],
  ['The body is no array.', '"is no": write "is not a".'],
  ['Mend the report.', '"mend": write "correct".'],
  [
    'Read the answer.',
    '"answer": what a server sends is a "response", and it "returns" or "responds with" it.',
  ],
  ['This page holds for every guide.', '"holds for": write "applies".'],
  ['It tells which leg is meant.', '"tells which": write "says" or "explains".'],
  ['The link stands in the header.', '"stands in": write "is".'],
  ['A wrong key is refused.', '"refused": write "reject".'],
  ['Then turn the order round.', '"turn the order round": write "swap", "reverse" or "turn back".'],
  ['The report tells of a plan.', '"tells of": write "says" or "explains".'],
  ['See what stands against it.', '"stands against": write "is".'],
  ['It goes on with the rest.', '"goes on with": write "continue" or "resume".'],
  ['It reads the rows in sight.', '"in sight": write "visible".'],
  ['Lines without faults are sent.', '"faults": write "error".'],
  ['The invitation was not taken up.', '"taken up": write "accepted" or "resumed".'],
  ['Nobody knows you.', '"Nobody knows": say what is missing or wrong.'],
  ['The id makes that it is stored.', '"makes that": write "so that" or "makes sure that".'],
  ['Read it. Keep it. Send it back.', '3 sentences in a row of at most 5 words: join them.'],
  [`${'One word follows another '.repeat(8)}here.`, 'A sentence of 33 words; say it in two. At most 30.'],
])('%s', async (text, reason) => {
  expect(await objections(text)).toEqual([reason]);
});

test.each([
  ['The wind will rise.', []],
  ['We delete it for you.', []],
  ['An account holds at most 20 areas.', []],
  [
    'ER one two three four five six seven; SM one two three four five six seven; RS one two three four five six seven eight nine ten eleven twelve thirteen.',
    [],
  ],
  ['The file holds a fence.', ['"holds": write "contains".']],
  ['A plan that flies nothing.', ['"flies nothing": say what is missing: "without a flight path".']],
  ['Nothing was asked of it.', ['"asked of": say who asks for what.']],
])('outside of the guides: %s', async (text, reasons) => {
  expect(await lintPassage({file: 'a.yaml', line: 7, text: `First.\n${text}`})).toEqual(
    reasons.map((reason) => `a.yaml:8:1: ${reason}`),
  );
});

test('of a contract, what a reader sees is read, and no data', () => {
  const yaml =
    'get:\n  summary: Get it\n  description: |\n    Two\n    lines.\nproperties:\n  value: {description: A field.}\nexample: {description: data}\n';
  expect(contractPassages('a.yaml', yaml)).toEqual([
    {file: 'a.yaml', line: 2, text: 'Get it'},
    {file: 'a.yaml', line: 4, text: 'Two\nlines.\n'},
    {file: 'a.yaml', line: 7, text: 'A field.'},
  ]);
});

test('of the interface, translated words are read, whichever of two they are', () => {
  const code =
    "const a = translate({id: 'not.this', message: isOne ? 'One plan' : '{count} plans'});\n" +
    'const b = <Translate id="x" description="nor this">\n  Two\n  lines.\n</Translate>;\n';
  expect(interfacePassages('a.tsx', code).map(({text}) => text)).toEqual([
    'One plan',
    '`…` plans',
    'Two lines.',
  ]);
});

test('of the sandbox, each text of several words is read, a template as one', () => {
  const code = 'throw badRequest(`body.format must be one of "uxv", and not ${format}`, \'a short one\');';
  expect(textPassages('a.ts', code)).toEqual([
    {file: 'a.ts', line: 1, text: 'body.format must be one of `…`, and not `…`'},
  ]);
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

test.each([
  'There is no limit.',
  'See the next three hours.',
  'Zoom is <Limit of="a" /> to <Limit of="b" />.',
  'It is no longer there.',
  'The name stands for uncrewed vehicles.',
  'The page tells you what to do.',
  'Read it. Then keep it until the next page arrives. Send it back.',
])('%s is plain English', async (text) => {
  expect(await objections(text)).toEqual([]);
});

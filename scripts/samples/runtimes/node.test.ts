import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findNode} from './node';

const node = findNode();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'node-'));
});
afterAll(async () => {
  node.close?.();
  await rm(folder, {recursive: true});
});

const run = (text: string, env = {}) => node.run({text}, folder, env);

test('a program prints, reads its environment and stores beside itself', async () => {
  const text = `import {writeFile} from 'node:fs/promises';
await writeFile('kept.txt', process.env.WORD);
console.log('one', {two: 2});
console.error('three');`;
  expect(await run(text, {WORD: 'stored'})).toEqual({status: 0, out: 'one { two: 2 }\n', err: 'three\n'});
  expect(await readFile(path.join(folder, 'kept.txt'), 'utf8')).toBe('stored');
});

test('a failure ends its own program alone', async () => {
  for (const text of [
    'throw new Error("Out of fuel.")',
    'Promise.reject(new Error("Out of fuel."))',
    'process.nextTick(() => { throw new Error("Out of fuel."); })',
  ]) {
    expect(await run(text)).toMatchObject({status: 1, out: '', err: expect.stringContaining('Out of fuel.')});
  }
  expect(await run('const = 1')).toMatchObject({status: 1, err: expect.stringContaining('SyntaxError')});
  expect(await run('process.exitCode = 3')).toMatchObject({status: 3});
  expect(await run('console.log("And on.")')).toEqual({status: 0, out: 'And on.\n', err: ''});
});

test('of a program that ends the process, it says so', async () => {
  const own = findNode();
  const ended = {status: undefined, err: 'The Node that runs the samples has ended.'};
  expect(await own.run({text: 'process.exit(0)'}, folder, {})).toMatchObject(ended);
  expect(await own.run({text: 'console.log(1)'}, folder, {})).toMatchObject(ended);
});

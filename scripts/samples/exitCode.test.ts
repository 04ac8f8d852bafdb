import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {expect, test} from 'vitest';
import {root, tsx} from '../lib/run.mjs';

test('the command ends with an error where no page has the word in its path, and names the word', async () => {
  const command = spawn(process.execPath, [...tsx('scripts/samples.ts'), 'nosuchpage'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(command, 'exit') as Promise<[number | null]>;
  expect(await text(command.stderr)).toBe('No page of docs/ with samples has "nosuchpage" in its path.\n');
  expect(await ended).toEqual([1, null]);
});

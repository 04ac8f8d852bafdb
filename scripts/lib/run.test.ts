import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {node, root} from './run.mjs';

test('a signal ends the program that runs, and no further one begins', async () => {
  const twoStages = `
    import {node} from './scripts/lib/run.mjs';
    await node(['-e', 'console.log("first runs"); setInterval(() => {}, 1000)']);
    console.log('second runs');
  `;
  const stages = spawn(process.execPath, ['--input-type=module', '-e', twoStages], {cwd: root});
  const printed: string[] = [];
  const isRunning = new Promise<void>((resolve) => {
    stages.stdout.on('data', (text: Buffer) => {
      printed.push(text.toString());
      resolve();
    });
  });
  await isRunning;
  stages.kill('SIGTERM');
  const [, signal] = (await once(stages, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(signal).toBe('SIGTERM');
  expect(printed.join('')).toBe('first runs\n');
});

test('output is collected, to its end, where somebody wants it', async () => {
  const output: Uint8Array[] = [];
  const program = 'process.stdout.write("a".repeat(300_000)); console.error("b"); process.exitCode = 3';
  expect(await node(['-e', program], {}, output)).toBe(3);
  const text = Buffer.concat(output).toString();
  expect(text.replaceAll('a', '')).toBe('b\n');
  expect(text).toHaveLength(300_002);
});

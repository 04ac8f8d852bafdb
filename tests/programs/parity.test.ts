import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {ask, connect} from './connect';
import {openSandbox} from './openSandbox';
import {MOST_FETCHES, openReader, requestsIn, type Outcome} from './reader';
import {fifteen, ten, twelve, type Task} from './tasks';

const all = [...fifteen, ...twelve, ...ten];

test('a program that is given llms.txt alone solves every task', async () => {
  const sandbox = await openSandbox();
  const fetches: number[] = [];
  for (const task of all) {
    const {failure, count} = await solve(task, sandbox);
    expect.soft(failure, task.task).toBeUndefined();
    fetches.push(count);
  }
  expect(all).toHaveLength(37);
  console.log(`${all.length} tasks, ${fetches.reduce((sum, each) => sum + each, 0)} texts read`);
});

test('a task whose pages do not say it is not solved', async () => {
  const sandbox = await openSandbox();
  const lightning = await solve({task: 'Subscribe to lightning strikes', facts: ['"strikeId"']}, sandbox);
  expect(lightning.failure).toBeDefined();
  const wrong = await solve(
    {task: 'List webhooks', done: {sent: /^GET \/webhooks\/v1$/, status: 418}},
    sandbox,
  );
  expect(wrong.failure).toContain('GET /webhooks/v1');
});

test('the workflows that llms.txt lists do what their guides do', async () => {
  const client = await connect('http', await openSandbox());
  const index = await readFile('build/llms.txt', 'utf8');
  const names = [...index.matchAll(/\/workflows\/([\w-]+)\.arazzo\.yaml\)/g)].map(([, name]) => name);
  expect(names).toContain('collections');
  const {text, isError} = await ask(client, 'run_workflow', {workflow: 'collections'});
  expect(isError, text).toBe(false);
});

async function solve({task, done, facts}: Task, sandbox: string): Promise<{failure?: string; count: number}> {
  const reader = await openReader(sandbox);
  const tried: string[] = [];
  const knows = (): boolean =>
    (facts ?? []).every((fact) =>
      typeof fact === 'string'
        ? reader.texts.some((text) => text.includes(fact))
        : fact.test(reader.texts.join('\n')),
    );
  if (facts && knows()) return {count: reader.texts.length};
  for (const link of reader.choose(task).slice(0, MOST_FETCHES - 1)) {
    const page = await reader.read(link);
    if (facts && knows()) return {count: reader.texts.length};
    const [request] = requestsIn(page);
    if (!done || request === undefined) {
      tried.push(link.title);
      continue;
    }
    const outcome = await reader.run(request);
    if (isDone(outcome, done)) return {count: reader.texts.length};
    tried.push(`${link.title} (${outcome.sent}, ${outcome.status})`);
  }
  return {failure: tried.join('; ') || 'no page', count: reader.texts.length};
}

function isDone({sent, status, text}: Outcome, done: NonNullable<Task['done']>): boolean {
  return done.sent.test(sent) && status === done.status && (done.text?.test(text) ?? true);
}

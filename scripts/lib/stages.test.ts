import {constants} from 'node:os';
import {beforeEach, expect, test, vi} from 'vitest';
import {runStages} from './stages.mjs';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(String(line)));
});

const good = async () => 0;
const bad = async () => 1;

test('goes on after a failure with the stages that do not need the failed one', async () => {
  const ran: string[] = [];
  const noting = (name: string, status: number) => async () => {
    ran.push(name);
    return status;
  };
  const failed = await runStages([
    {name: 'build', run: noting('build', 1)},
    {name: 'lint', run: noting('lint', 0)},
    {name: 'browser', run: noting('browser', 0), needs: ['build']},
    {name: 'pictures', run: noting('pictures', 0), needs: ['browser']},
  ]);
  expect(ran).toEqual(['build', 'lint']);
  expect(failed).toBe(3);
  expect(printed.at(-1)).toBe('\n1 passed, 3 failed');
});

test('ends with how many passed and failed', async () => {
  expect(await runStages([{name: 'one', run: good}])).toBe(0);
  expect(printed.at(-1)).toBe('\n1 passed, 0 failed');
});

test('a stage that throws has failed, and says why', async () => {
  const broken = () => Promise.reject(new Error('no browser'));
  expect(
    await runStages([
      {name: 'one', run: broken},
      {name: 'two', run: bad},
    ]),
  ).toBe(2);
  expect(printed).toContain('no browser');
});

test('stages that may run beside each other do, as many as are told, and what they print is shown whole', async () => {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const waiting = (name: string) => async (output?: Uint8Array[]) => {
    events.push(`${name} begins`);
    output?.push(Buffer.from(`${name} says one\n`));
    await new Promise<void>((end) => ends.set(name, end));
    output?.push(Buffer.from(`${name} says two\n`));
    events.push(`${name} ends`);
    return 0;
  };
  const endsWhenBegun = (name: string) =>
    vi.waitFor(() => {
      const end = ends.get(name);
      if (!end) throw new Error(`${name} has not begun`);
      end();
    });
  const over = runStages(
    [
      {name: 'types', run: waiting('types'), beside: true},
      {name: 'lint', run: waiting('lint'), beside: true},
      {name: 'links', run: waiting('links'), beside: true},
      {name: 'build', run: waiting('build')},
      {name: 'size', run: waiting('size'), beside: true},
    ],
    2,
  );
  for (const name of ['lint', 'links', 'types', 'build', 'size']) await endsWhenBegun(name);
  expect(await over).toBe(0);
  expect(events).toEqual([
    ...['types begins', 'lint begins', 'lint ends', 'links begins', 'links ends', 'types ends'],
    ...['build begins', 'build ends', 'size begins', 'size ends'],
  ]);
  const types = printed.find((text) => text.includes('──── types'));
  expect(types).toMatch(/^\n──── types ─+\ntypes says one\ntypes says two$/);
});

test('a stage waits for one beside it that it needs', async () => {
  const ran: string[] = [];
  const build = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ran.push('build');
    return 1;
  };
  const failed = await runStages([
    {name: 'build', run: build, beside: true},
    {name: 'links', run: async () => ran.push('links'), beside: true, needs: ['build']},
  ]);
  expect(ran).toEqual(['build']);
  expect(failed).toBe(2);
});

test('the summary begins with what a stage remarks, passed or failed', async () => {
  await runStages([
    {name: 'one', run: good, remarks: async () => 'passed only when repeated: a test'},
    {name: 'two', run: bad, remarks: async () => ''},
  ]);
  const summary = printed.findIndex((line) => line.includes('summary'));
  expect(printed[summary + 1]).toBe('one\npassed only when repeated: a test\n');
  expect(printed.filter((line) => line.startsWith('two\n'))).toEqual([]);
});

test('the summary ends with the names of the tests that a stage remarks', async () => {
  const remarks = async () =>
    'failed: a.spec.ts › one\n    expected 1\nfailed: b.spec.ts › two\n    expected 2';
  await runStages([{name: 'one', run: bad, remarks}]);
  expect(printed.slice(-3)).toEqual([
    '\n0 passed, 1 failed',
    'failed: a.spec.ts › one',
    'failed: b.spec.ts › two',
  ]);
});

test('the summary ends with why a stage failed whose output was collected', async () => {
  const failing = async (output?: Uint8Array[]) => {
    output?.push(Buffer.from('✓ anError.test.ts\n\u001b[41m FAIL \u001b[49m b.test.ts > two\nAssertion'));
    output?.push(Buffer.from('Error: expected 1\nat b.test.ts:3\n'));
    return 1;
  };
  await runStages([{name: 'page', run: failing, beside: true}]);
  expect(printed.slice(-3)).toEqual([
    '\n0 passed, 1 failed',
    'page: FAIL  b.test.ts > two',
    'page: AssertionError: expected 1',
  ]);
});

test('stages behind the others begin one after another, hold nobody up, and are waited for at the end', async () => {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const priorities: (number | undefined)[] = [];
  const waiting = (name: string) => async (_?: Uint8Array[], priority?: number) => {
    events.push(`${name} begins`);
    priorities.push(priority);
    await new Promise<void>((end) => ends.set(name, end));
    events.push(`${name} ends`);
    return name === 'types' ? 1 : 0;
  };
  const end = (name: string) =>
    vi.waitFor(() => {
      const ended = ends.get(name);
      if (!ended) throw new Error(`${name} has not begun`);
      ended();
    });
  const over = runStages([
    {name: 'types', run: waiting('types'), behind: true},
    {name: 'links', run: waiting('links'), behind: true},
    {name: 'units', run: waiting('units')},
    {name: 'browser', run: waiting('browser')},
  ]);
  for (const name of ['units', 'browser', 'types', 'links']) await end(name);
  expect(await over).toBe(1);
  expect(events).toEqual([
    ...['types begins', 'units begins', 'units ends', 'browser begins', 'browser ends'],
    ...['types ends', 'links begins', 'links ends'],
  ]);
  expect(priorities).toEqual([
    constants.priority.PRIORITY_LOW,
    undefined,
    undefined,
    constants.priority.PRIORITY_LOW,
  ]);
});

import {expect, test} from 'vitest';
import refuseImports from './refuseImports.mjs';

test('a module that is imported on demand is refused by its name', () => {
  const made = refuseImports(`const Map = lazyPart(() => import('./MapCanvas'), <Loading />);`);
  expect(made).not.toContain('import(');
  expect(made).toMatch(
    /^const Map = lazyPart\(\(\) => Promise\.reject\(new Error\(".*\.\/MapCanvas.*"\)\), <Loading \/>\);$/,
  );
});

test('a name for the bundler and a line of its own make no difference', () => {
  const calls = [`import(/* webpackChunkName: 'shell' */ './Shell')`, `import(\n  './Shell',\n)`];
  for (const call of calls) expect(refuseImports(call)).toMatch(/^Promise\.reject\(/);
});

test('what is refused ends as a promise that says why', async () => {
  const made = refuseImports(`import('./Shell')`);
  await expect(new Function(`return ${made}`)() as Promise<unknown>).rejects.toThrow('./Shell');
});

test('types of modules, static imports and names that are computed stay as they are', () => {
  const source = `import {a} from './a';\ntype A = typeof import('./a');\nconst load = (name: string) => import(name);`;
  expect(refuseImports(source)).toBe(source);
});

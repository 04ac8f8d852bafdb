import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isChange} from './isChange';

test('what creates or deletes is a change, and every question of the contract is none', () => {
  const {paths} = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly responses?: object}>>>>;
  };
  const tried = {changes: 0, questions: 0};
  for (const [path, item] of Object.entries(paths))
    for (const [method, {responses = {}}] of Object.entries(item)) {
      if (!['get', 'post', 'delete'].includes(method)) continue;
      const creates = method === 'post' && '201' in responses;
      tried[creates || method === 'delete' ? 'changes' : 'questions'] += 1;
      expect(isChange(method.toUpperCase(), path), `${method} ${path}`).toBe(creates || method === 'delete');
    }
  expect(Math.min(tried.changes, tried.questions)).toBeGreaterThan(0);
});

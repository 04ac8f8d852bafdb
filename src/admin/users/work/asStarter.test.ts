import {expect, test, vi} from 'vitest';
import {judgeUserPoolError} from '../../userPool/judgeUserPoolError';
import {asStarter} from './asStarter';

const session = vi.hoisted(() => ({username: 'teo'}));
vi.mock('@site/src/auth/session/session.client', () => ({loadUser: () => Promise.resolve(session)}));
vi.mock('@site/src/auth/session/configure', () => ({}));

test('a work pauses when somebody else is signed in, and changes nobody in their name', async () => {
  const changed: string[] = [];
  const change = asStarter('teo', (entry: string) => {
    changed.push(entry);
    return Promise.resolve({kind: 'done'});
  });
  await expect(change('one')).resolves.toEqual({kind: 'done'});
  session.username = 'ada';
  const problem: unknown = await change('two').catch((error: unknown) => error);
  expect(judgeUserPoolError(problem)).toBe('pause');
  expect(changed).toEqual(['one']);
});

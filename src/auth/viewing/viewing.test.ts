import {beforeEach, expect, test, vi} from 'vitest';
import {ViewOnlyError} from '@site/src/components/view-only/ViewOnlyError';
import {refuseChange} from './refuseChange';
import {forgetViewing, keepViewing, readViewing, type Viewing} from './viewing';

const viewing: Viewing = {by: 'teo', groups: ['users'], hasKeys: true, from: '/admin/Users?person=x'};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a view is kept until it is left, and nothing is changed meanwhile', () => {
  expect(() => refuseChange()).not.toThrow();
  keepViewing(viewing);
  expect(readViewing()).toEqual(viewing);
  expect(() => refuseChange()).toThrow(ViewOnlyError);
  forgetViewing();
  expect(readViewing()).toBeUndefined();
});

test.each([
  ['the address of another site', {from: 'https://evil.example'}],
  ['an address without a scheme', {from: '//evil.example'}],
  ['a backslash in its place', {from: '/\\evil.example'}],
  ['a tab between the slashes', {from: '/\t/evil.example'}],
  ['a line end between the slashes', {from: '/\n/evil.example'}],
  ['dots before the slashes', {from: '/.//evil.example'}],
  ['groups that are none', {groups: 'admins'}],
  ['a person without a name', {person: {email: 'x'}}],
])('what somebody else wrote there is no view: %s', (_, wrong) => {
  keepViewing({...viewing, ...wrong} as Viewing);
  expect(readViewing()).toBeUndefined();
});

test('a browser that keeps nothing has no view', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(readViewing()).toBeUndefined();
  expect(() => refuseChange()).not.toThrow();
});

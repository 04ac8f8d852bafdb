import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {forgetForm, recallForm, rememberForm} from './formMemory';

const first = {step: {name: 'signIn'}, email: ''};
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('begins with the sign-in form where nothing is remembered', () => {
  expect(recallForm()).toEqual(first);
});

test('shows the form again that was open, with its address and without its password', () => {
  rememberForm({step: {name: 'confirmSignUp', password: 'secret', isCodeSent: true}, email: 'a@example.com'});
  expect([...items.values()].join()).not.toContain('secret');
  expect(recallForm()).toEqual({step: {name: 'confirmSignUp'}, email: 'a@example.com'});
});

test('goes back to the sign-in form where a form needs what a reload loses', () => {
  rememberForm({step: {name: 'totpCode'}, email: 'a@example.com'});
  expect(recallForm()).toEqual({step: {name: 'signIn'}, email: 'a@example.com'});
});

test('forgets', () => {
  rememberForm({step: {name: 'forgot'}, email: 'a@example.com'});
  forgetForm();
  expect(recallForm()).toEqual(first);
});

test.each(['{', '7', '{"name":"other","email":"a"}', '{"name":"forgot"}'])('ignores %s', (text) => {
  items.set('sign-in-form', text);
  expect(recallForm()).toEqual(first);
});

test('remembers nothing where storage is switched off', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  rememberForm({step: {name: 'forgot'}, email: 'a@example.com'});
  expect(recallForm()).toEqual(first);
});

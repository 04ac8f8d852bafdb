import {beforeEach, expect, test, vi} from 'vitest';
import {forgetForm, recallForm, rememberForm} from './formMemory';

const first = {view: 'signIn', email: ''};
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

test('begins with the sign-in form where nothing is remembered', () => {
  expect(recallForm()).toEqual(first);
});

test('shows the view again that was open, with its address', () => {
  rememberForm({view: 'confirmSignUp', email: 'a@example.com'});
  expect(recallForm()).toEqual({view: 'confirmSignUp', email: 'a@example.com'});
});

test('goes back to the sign-in form where a view needs what a reload loses', () => {
  rememberForm({view: 'confirmSignIn', email: 'a@example.com'});
  expect(recallForm()).toEqual({view: 'signIn', email: 'a@example.com'});
});

test('forgets', () => {
  rememberForm({view: 'forgotPassword', email: 'a@example.com'});
  forgetForm();
  expect(recallForm()).toEqual(first);
});

test.each(['{', '7', '{"view":"other","email":"a"}', '{"view":"forgotPassword"}'])('ignores %s', (text) => {
  items.set('sign-in-form', text);
  expect(recallForm()).toEqual(first);
});

test('remembers nothing where storage is switched off', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  rememberForm({view: 'forgotPassword', email: 'a@example.com'});
  expect(recallForm()).toEqual(first);
});

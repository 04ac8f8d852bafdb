import {expect, test, vi} from 'vitest';
import {passkeySupport} from './passkeySupport';

test.each([
  ['localhost', 'yes'],
  ['developer.example.com', 'yes'],
  ['127.0.0.1', 'notHere'],
  ['[::1]', 'notHere'],
])('at %s a browser that knows passkeys: %s', (hostname, expected) => {
  vi.stubGlobal('window', {isSecureContext: true, PublicKeyCredential: class {}, location: {hostname}});
  expect(passkeySupport()).toBe(expected);
});

test.each([{isSecureContext: true}, {isSecureContext: false, PublicKeyCredential: class {}}])(
  'a browser without passkeys, or without encryption, has none',
  (window) => {
    vi.stubGlobal('window', {...window, location: {hostname: 'developer.example.com'}});
    expect(passkeySupport()).toBe('not');
  },
);

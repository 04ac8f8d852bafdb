import {expect, test, vi} from 'vitest';
import site from '../../../site.config';
import {storedSession} from './storedSession';

const PREFIX = `CognitoIdentityServiceProvider.${site.identity.userPoolClientId}.`;
const session = {
  [`${PREFIX}LastAuthUser`]: 'mara',
  [`${PREFIX}mara.accessToken`]: 'a',
  [`${PREFIX}mara.clockDrift`]: '0',
};
const cookie = {
  domain: 'developer.example',
  path: '/',
  expiresDays: 365,
  sameSite: 'strict',
  secure: true,
} as const;

function stubLocal(entries: Record<string, string>): Record<string, string> {
  const held: Record<string, string> = {...entries};
  const storage = Object.create(
    {
      getItem: (key: string) => held[key] ?? null,
      removeItem: (key: string) => void Reflect.deleteProperty(held, key),
    },
    Object.fromEntries(Object.keys(held).map((key) => [key, {enumerable: true}])),
  ) as Storage;
  vi.stubGlobal('window', {localStorage: storage});
  return held;
}

function stubCookies(start: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return start;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

test('in local storage finds the session and clears it, and nothing of others', () => {
  const held = stubLocal({
    ...session,
    theme: 'dark',
    'CognitoIdentityServiceProvider.other.LastAuthUser': 'x',
  });
  const stored = storedSession(site.identity);
  expect(stored.lastUser()).toBe('mara');
  expect(stored.isComplete('mara')).toBe(true);
  expect(stored.isComplete('teo')).toBe(false);
  expect(stored.hasAccessToken()).toBe(true);
  stored.clear();
  expect(Object.keys(held)).toEqual(['theme', 'CognitoIdentityServiceProvider.other.LastAuthUser']);
});

test('in local storage finds nobody where nobody was', () => {
  stubLocal({theme: 'dark'});
  const stored = storedSession(site.identity);
  expect(stored.lastUser()).toBeUndefined();
  expect(stored.hasAccessToken()).toBe(false);
});

const pairs = Object.entries(session).map(([key, value]) => `${encodeURIComponent(key)}=${value}`);

test('in cookies finds the session beside cookies that are badly encoded', () => {
  stubCookies(['odd=%E0%A4%A', ...pairs].join('; '));
  const stored = storedSession({...site.identity, cookie});
  expect(stored.lastUser()).toBe('mara');
  expect(stored.isComplete('mara')).toBe(true);
  expect(stored.hasAccessToken()).toBe(true);
});

test('in cookies lets its own run out, at the domain and path they were set with', () => {
  const written = stubCookies(['theme=dark', ...pairs].join('; '));
  storedSession({...site.identity, cookie}).clear();
  expect(written).toHaveLength(3);
  for (const text of written)
    expect(text).toMatch(/^Cognito.*; Max-Age=0; Domain=developer.example; Path=\/$/);
});

test('without storage says so once, finds nobody, and takes tokens to be in memory', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stored = storedSession(site.identity);
  expect(stored.lastUser()).toBeUndefined();
  expect(stored.isComplete('mara')).toBe(false);
  expect(stored.hasAccessToken()).toBe(true);
  expect(() => stored.clear()).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
});

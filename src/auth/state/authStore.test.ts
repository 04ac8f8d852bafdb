import {beforeEach, expect, test, vi} from 'vitest';
import {callLog} from '@site/src/base/calls/callLog';
import type {User} from '../people/user';
import {createAuthStore} from './authStore';
import type {SessionLibrary, AuthStoreDependencies} from './AuthStoreDependencies';

const MINUTE = 60_000;
const START = Date.UTC(2026, 6, 14, 18);

const mara = (lastRefreshTime = START, username = 'mara'): User => ({
  username,
  groups: [],
  name: 'Mara Lindqvist',
  email: 'mara@cascade-survey.example',
  apiKeys: [],
  lastRefreshTime,
  isAdmin: false,
});

class Named extends Error {
  constructor(name: string) {
    super('mara@cascade-survey.example is not welcome');
    this.name = name;
  }
}

function createTestStore(library: Partial<SessionLibrary> = {}, {isSandbox = false} = {}) {
  let time = START;
  let online = () => {};
  const session = {
    loadUser: vi.fn<SessionLibrary['loadUser']>(library.loadUser ?? (async () => mara(time))),
    idToken: vi.fn<SessionLibrary['idToken']>(library.idToken ?? (async () => 'token')),
    accessToken: vi.fn<SessionLibrary['accessToken']>(library.accessToken ?? (async () => 'access')),
    signOut: vi.fn<SessionLibrary['signOut']>(library.signOut ?? (async () => {})),
  };
  const calls = {
    loadSession: vi.fn(async () => session),
    clear: vi.fn(),
    hasAccessToken: vi.fn(() => true),
    broadcast: vi.fn(),
    notify: vi.fn(),
    reloadPage: vi.fn(),
  };
  const dependencies: AuthStoreDependencies = {
    loadSession: calls.loadSession,
    stored: {
      lastUser: () => 'mara',
      isComplete: () => true,
      hasAccessToken: calls.hasAccessToken,
      clear: calls.clear,
    },
    broadcast: calls.broadcast,
    notify: calls.notify,
    isSandbox,
    now: () => time,
    reloadPage: calls.reloadPage,
    onceOnline: (callback) => (online = callback),
    untilStored: async () => {},
  };
  return {
    store: createAuthStore(dependencies),
    session,
    calls,
    pass: (milliseconds: number) => (time += milliseconds),
    comeOnline: () => online(),
  };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

test('the start is unknown, and one look finds the user, however many ask', async () => {
  const {store, session} = createTestStore();
  expect(store.get()).toEqual({status: 'unknown', user: undefined});
  store.wake();
  store.wake();
  await vi.waitFor(() => expect(store.get().status).toBe('signedIn'));
  expect(session.loadUser).toHaveBeenCalledTimes(1);
});

test.each(['NoSessionFoundException', 'UserUnAuthenticatedException', 'InvalidAuthTokens'])(
  'the start with %s logs the name alone, clears the user and what is stored',
  async (name) => {
    const {store, calls} = createTestStore({loadUser: () => Promise.reject(new Named(name))});
    store.wake();
    await vi.waitFor(() => expect(store.get()).toEqual({status: 'signedOut', user: undefined}));
    expect(vi.mocked(console.warn).mock.calls).toEqual([[`Reading the session failed: ${name}`]]);
    expect(calls.clear).toHaveBeenCalled();
  },
);

test.each(['NetworkError', 'ChunkLoadError'])(
  'the start with %s keeps what is stored, says so, and looks again when online',
  async (name) => {
    const {store, session, calls, comeOnline} = createTestStore();
    session.loadUser.mockRejectedValueOnce(new Named(name));
    store.wake();
    await vi.waitFor(() => expect(store.get().status).toBe('signedOut'));
    expect(calls.clear).not.toHaveBeenCalled();
    expect(calls.notify).toHaveBeenCalledWith('warning', expect.stringContaining('network error'));
    comeOnline();
    await vi.waitFor(() => expect(store.get().status).toBe('signedIn'));
  },
);

test('where people sign in at the sandbox, a visitor is told to start it, and not that a network failed', async () => {
  const {store, session, calls} = createTestStore({}, {isSandbox: true});
  const said = () => String(calls.notify.mock.lastCall?.[1]);
  session.loadUser.mockRejectedValueOnce(new Named('NetworkError'));
  store.wake();
  await vi.waitFor(() => expect(store.get().status).toBe('signedOut'));
  expect(said()).toMatch(/^The sandbox does not respond\..+ start it and reload this page/);

  await store.reload();
  session.loadUser.mockRejectedValueOnce(new Named('NetworkError'));
  expect(await store.refresh({force: true})).toBe('offline');
  expect(said()).toMatch(/^The sandbox does not respond\..+ You are still signed in\.$/);
});

async function signedIn(library: Partial<SessionLibrary> = {}) {
  const all = createTestStore(library);
  await all.store.reload();
  all.session.loadUser.mockClear();
  return all;
}

test('a renewal is skipped within 600,000 ms of the last, and not at 600,000', async () => {
  const {store, session, pass} = await signedIn();
  pass(599_999);
  expect(await store.refresh()).toBe('refreshed recently already');
  expect(session.loadUser).not.toHaveBeenCalled();
  pass(1);
  expect(await store.refresh()).toBe('refreshed');
  expect(session.loadUser).toHaveBeenCalledWith({forceRefresh: true});
  expect(store.get().user?.lastRefreshTime).toBe(START + 600_000);
});

test('a renewal can be forced earlier', async () => {
  const {store} = await signedIn();
  expect(await store.refresh({force: true})).toBe('refreshed');
});

test('a renewal without an access token finds none, loads nothing and signs out whom it cannot renew', async () => {
  const {store, session, calls, pass} = await signedIn();
  pass(11 * MINUTE);
  calls.hasAccessToken.mockReturnValue(false);
  expect(await store.refresh()).toBe('Refresh token not found');
  expect(session.loadUser).not.toHaveBeenCalled();
  expect(store.get().status).toBe('signedOut');
});

test('a renewal of a visitor finds no token either, and downloads nothing', async () => {
  const {store, calls} = createTestStore();
  calls.hasAccessToken.mockReturnValue(false);
  expect(await store.refresh()).toBe('Refresh token not found');
  expect(calls.loadSession).not.toHaveBeenCalled();
});

test('a renewal is one, when focus and visibility ask at the same moment', async () => {
  const {store, session, pass} = await signedIn();
  pass(11 * MINUTE);
  expect(await Promise.all([store.refresh(), store.refresh()])).toEqual(['refreshed', 'refreshed']);
  expect(session.loadUser).toHaveBeenCalledTimes(1);
});

test('a renewal without network keeps the session, and says so once', async () => {
  const {store, session, calls, pass} = await signedIn();
  session.loadUser.mockRejectedValue(new Named('NetworkError'));
  pass(11 * MINUTE);
  expect(await store.refresh()).toBe('offline');
  expect(await store.refresh()).toBe('offline');
  expect(store.get().status).toBe('signedIn');
  expect(calls.clear).not.toHaveBeenCalled();
  expect(calls.notify).toHaveBeenCalledTimes(1);
});

test.each([
  ['no tokens', async () => undefined],
  ['another failure', () => Promise.reject(new Named('TokenRefreshException'))],
])(
  'a renewal that gives %s ends the session, here and in the other tabs, with a notice',
  async (_, loadUser) => {
    const {store, session, calls, pass} = await signedIn();
    session.loadUser.mockImplementation(loadUser);
    pass(11 * MINUTE);
    expect(await store.refresh()).toBe('ended');
    expect(store.get()).toEqual({status: 'signedOut', user: undefined});
    expect(calls.clear).toHaveBeenCalled();
    expect(calls.broadcast).toHaveBeenLastCalledWith({user: undefined});
    expect(calls.notify).toHaveBeenCalledWith('info', expect.stringContaining('session has ended'));
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('@');
  },
);

test('a renewal does not bring back whom another tab signed out meanwhile', async () => {
  const {store, session, calls, pass} = await signedIn();
  let finishLoading = (_: User) => {};
  session.loadUser.mockImplementation(() => new Promise((resolve) => (finishLoading = resolve)));
  pass(11 * MINUTE);
  const renewal = store.refresh();
  await vi.waitFor(() => expect(session.loadUser).toHaveBeenCalled());
  store.follow({user: undefined});
  finishLoading(mara());
  expect(await renewal).toBe('ended');
  expect(store.get().status).toBe('signedOut');
  expect(calls.clear).toHaveBeenCalled();
});

test('other tabs bring their user along', async () => {
  const {store} = createTestStore();
  store.nobody();
  store.follow({user: 'mara'});
  await vi.waitFor(() => expect(store.get().status).toBe('signedIn'));
});

test('other tabs with another user make this tab start afresh', async () => {
  const {store, calls} = createTestStore();
  await store.reload();
  store.follow({user: 'teo'});
  expect(calls.reloadPage).toHaveBeenCalled();
});

test('signing out ends the session once, clears what is stored and tells the other tabs', async () => {
  const {store, session, calls} = createTestStore();
  await store.reload();
  await Promise.all([store.signOut(), store.signOut()]);
  expect(session.signOut).toHaveBeenCalledTimes(1);
  expect(calls.clear).toHaveBeenCalled();
  expect(calls.broadcast).toHaveBeenLastCalledWith({user: undefined});
  expect(store.get().status).toBe('signedOut');
});

test('the calls of the tab go with the person who made them', async () => {
  const {store} = createTestStore();
  await store.reload();
  callLog.record(testCall());
  await store.reload();
  expect(callLog.list()).toHaveLength(1);
  await store.signOut();
  expect(callLog.list()).toEqual([]);
});

const testCall = () => ({
  at: START,
  page: '/',
  response: undefined,
  totalMs: 1,
  request: {method: 'GET', url: 'http://127.0.0.1:4010/', headers: [], body: undefined},
});

test('signing out everywhere that fails leaves the person signed in', async () => {
  const {store} = createTestStore({signOut: () => Promise.reject(new Named('NetworkError'))});
  await store.reload();
  await expect(store.signOut({everywhere: true})).rejects.toThrow();
  expect(store.get().status).toBe('signedIn');
});

test('a bearer token that is no longer to be had ends the session', async () => {
  const {store} = createTestStore({idToken: async () => undefined});
  await store.reload();
  expect(await store.idToken()).toBeUndefined();
  expect(store.get().status).toBe('signedOut');
});

test('an access token that is no longer to be had ends the session as well', async () => {
  const {store} = createTestStore({accessToken: async () => undefined});
  await store.reload();
  expect(await store.accessToken()).toBeUndefined();
  expect(store.get().status).toBe('signedOut');
});

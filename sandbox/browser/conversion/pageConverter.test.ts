import {createContext, runInContext} from 'node:vm';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createPageConverter} from './pageConverter';

type Listener = (event: {readonly data?: unknown; readonly message?: string}) => void;

/** A worker in another realm of this process: it knows what a program of a `data:` address says, and no browser. */
class RealmWorker {
  static ended = 0;
  readonly #listeners = new Map<string, Listener>();
  readonly #own = new Map<string, Listener>();
  constructor(address: string) {
    const program = decodeURIComponent(address.slice(address.indexOf(',') + 1));
    const scope: Record<string, unknown> = {
      fetch: () => 'the network',
      addEventListener: (name: string, listener: Listener) => void this.#own.set(name, listener),
      postMessage: (data: unknown) => this.#tell('message', {data}),
    };
    scope.self = scope;
    queueMicrotask(() => {
      try {
        runInContext(program, createContext(scope));
      } catch (error) {
        this.#tell('error', {message: String(error)});
      }
    });
  }
  #tell(name: string, event: Parameters<Listener>[0]): void {
    this.#listeners.get(name)?.(event);
  }
  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, listener);
  }
  postMessage(data: unknown): void {
    setTimeout(() => this.#own.get('message')?.({data: structuredClone(data)}));
  }
  terminate(): void {
    RealmWorker.ended += 1;
  }
}

beforeEach(() => {
  RealmWorker.ended = 0;
  vi.stubGlobal('Worker', RealmWorker);
});
afterEach(() => void vi.unstubAllGlobals());

const target = {accountId: 'a', format: 'mine', url: 'http://127.0.0.1:9/mine', headers: {'x-secret': '1'}};
const convert = (code: string | null, mostBytes = 1000) =>
  createPageConverter(() => code, {timeoutMilliseconds: 50}).convert(target, {plans: [1]}, mostBytes);

test('the reader’s code gets body, address and headers, and what it returns is the response', async () => {
  const code =
    'const convert = async ({plans}, {url, headers}) => ({plans, url, secret: headers["x-secret"]});';
  expect(await convert(code)).toEqual({plans: [1], url: 'http://127.0.0.1:9/mine', secret: '1'});
  expect(RealmWorker.ended).toBe(1);
});

test.each([
  [null, 'was not called: a sandbox in a page can call no address'],
  ['function convert() { return fetch("/"); }', 'threw an error: TypeError: fetch is not a function'],
  ['function convert() { throw new Error("no points"); }', 'threw an error: Error: no points'],
  ['function convert() {}', 'returned nothing that is JSON'],
  ['function convert() { return {points: 1n}; }', 'threw an error: TypeError'],
  ['const other = 1;', 'defines no function named convert'],
  ['function convert( {', 'could not be run: SyntaxError'],
  ['function convert() { return new Promise(() => {}); }', 'did not respond within 0.05 s'],
  ['self.postMessage(7); function convert() {}', 'sent a message of its own'],
  ['function convert() { return "x".repeat(1000); }', 'responded with more than 1000 bytes'],
])('%s is told in words', async (code, words) => {
  await expect(convert(code)).rejects.toThrow(words);
});

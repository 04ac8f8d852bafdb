import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createStorageSlot} from './storageSlot';

class StubStorageEvent extends Event {
  readonly key: string | null;
  readonly storageArea: unknown;
  constructor(type: string, {key, storageArea}: {key: string | null; storageArea: unknown}) {
    super(type);
    this.key = key;
    this.storageArea = storageArea;
  }
}

function stubWindow(storage: Partial<Storage> | undefined) {
  const target = new EventTarget();
  const window = Object.assign(target, {});
  const get = () => {
    if (!storage) throw new DOMException('The operation is insecure.', 'SecurityError');
    return storage;
  };
  Object.defineProperties(window, {localStorage: {get}, sessionStorage: {get}});
  vi.stubGlobal('window', window);
  vi.stubGlobal('StorageEvent', StubStorageEvent);
}

const quota = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const kept = new Map<string, string>();
const whole = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

const said = ['error', 'warn', 'log'].map((name) => vi.spyOn(console, name as 'error'));
beforeEach(() => kept.clear());
afterEach(() => {
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

test.each<[string, Partial<Storage> | undefined]>([
  ['has room', whole],
  ['is full', {...whole, setItem: quota}],
  ['is closed to the site', undefined],
])('a choice has its effect at once where storage %s, and nothing of it is logged', (name, storage) => {
  stubWindow(storage);
  const slot = createStorageSlot(`choice where it ${name}`);
  const heard: (string | null)[] = [];
  const end = slot.listen(() => heard.push(slot.get()));
  expect(slot.get()).toBeNull();
  slot.set('secret');
  slot.set('secret');
  expect(createStorageSlot(`choice where it ${name}`).get()).toBe('secret');
  expect(createStorageSlot(`choice where it ${name}`, 'sessionStorage').get()).toBe(
    storage === whole ? 'secret' : null,
  );
  slot.del();
  end();
  slot.set('unheard');
  slot.del();
  expect(heard).toEqual(['secret', null]);
});

test('what did not fit does not hide what fits later', () => {
  stubWindow({...whole, setItem: quota});
  kept.set('later', 'old');
  const slot = createStorageSlot('later');
  slot.set('new');
  expect(slot.get()).toBe('new');
  stubWindow(whole);
  slot.set('newer');
  expect([slot.get(), kept.get('later')]).toEqual(['newer', 'newer']);
  kept.set('later', 'from another page');
  expect(slot.get()).toBe('from another page');
});

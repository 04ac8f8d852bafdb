import {configure} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';
import {quickenPowers} from '../../sandbox/scenarios/quickPower';
import {listenForNoise} from './noise';
import {changeBrowser} from './openPage';
import './quickDocument';
import './withoutOwnerStacks';

// jsdom puts classes of its own here, and Node's buffers are no instances of them.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
globalThis.ArrayBuffer = new Uint8Array().buffer.constructor as ArrayBufferConstructor;

configure({
  // Room for a slow and busy machine: a page that is opened first reads all of its modules.
  asyncUtilTimeout: 60_000,
  // Whoever waits for a field looks for it many times: the markup of the whole page would be written out each time.
  getElementError: (message, {textContent}) => new Error(`${message}\n\nThe page says: ${textContent}`),
});

// Forms send what Amplify computes. That it computes the same is a test beside `quickPower.ts`.
quickenPowers();

listenForNoise();

// Each test has a browser that nobody has used, not even who made accounts ready before the first one.
beforeEach(changeBrowser);

// Vitest takes back what was replaced before the next test. That is too late for a file that is read before it, and for
// what makes its sandbox ready: that one finds the storage full, or a network that fails.
afterEach(async () => {
  await changeBrowser();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

import {configure} from '@testing-library/react';
import {beforeEach} from 'vitest';
import {quickenPowers} from '../../sandbox/scenarios/quickPower';
import {listenForNoise} from './noise';
import {changeBrowser} from './openPage';

// jsdom puts classes of its own here, and Node's buffers are no instances of them.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
globalThis.ArrayBuffer = new Uint8Array().buffer.constructor as ArrayBufferConstructor;

// Room for a slow and busy machine: a page that is opened first reads all of its modules.
configure({asyncUtilTimeout: 60_000});

// Forms send what Amplify computes. That it computes the same is a test beside `quickPower.ts`.
quickenPowers();

listenForNoise();

// Each test has a browser that nobody has used.
beforeEach(changeBrowser);

import {existsSync, mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {callWith, startSandbox} from '../testing/openSandbox';

/** A sandbox on a folder of this test alone, and what its database takes of the disk. */
async function openOnDisk() {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-reset-'));
  onTestFinished(() => rmSync(data, {recursive: true, force: true}));
  const app = await startSandbox({data});
  const bytesOf = (name: string) => (existsSync(join(data, name)) ? statSync(join(data, name)).size : 0);
  const report = async () => {
    const reports = Array.from({length: 1000}, (_, index) => ({
      objectId: `large-${index}`,
      timestamp: '2026-07-14T18:00:00Z',
      geometry: {type: 'Point', coordinates: [-121.3, 44.05]},
      properties: {note: 'x'.repeat(900)},
    }));
    expect((await callWith(app, 'POST /locations/v2/objects', {body: reports})).status).toBe(201);
  };
  const reset = async () => {
    expect((await callWith(app, 'POST /sandbox/reset')).status).toBe(204);
  };
  return {
    app,
    report,
    reset,
    /** Of the database itself. */
    fileBytes: () => bytesOf('sandbox.sqlite'),
    /** Of the log of what is not in the file yet. */
    logBytes: () => bytesOf('sandbox.sqlite-wal'),
  };
}

test('a reset gives the space of what was stored back to the disk', async () => {
  const {app, report, reset, fileBytes, logBytes} = await openOnDisk();
  await reset();
  const fresh = fileBytes();
  await report();
  expect(fileBytes() + logBytes()).toBeGreaterThan(fresh + 1_000_000);
  await reset();
  expect(logBytes()).toBe(0);
  expect(fileBytes()).toBeLessThanOrEqual(fresh * 1.05);
  await app.close();
});

test('a sandbox that is closed leaves everything in the file, and nothing in the log', async () => {
  const {app, report, fileBytes, logBytes} = await openOnDisk();
  const before = fileBytes();
  await report();
  expect(logBytes()).toBeGreaterThan(1_000_000);
  await app.close();
  expect(logBytes()).toBe(0);
  expect(fileBytes()).toBeGreaterThan(before + 1_000_000);
});

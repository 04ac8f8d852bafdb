import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {serveFolders} from './serveFolders';

test.each([true, false])(
  'a file that vanished breaks its response off, and nothing else (compressed: %s)',
  async (isCompressed) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const folder = mkdtempSync(join(tmpdir(), 'served-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    for (const name of ['stays.html', 'goes.html']) writeFileSync(join(folder, name), `<p>${name}</p>`);
    const {origin, close} = await serveFolders([folder], {isCompressed});
    onTestFinished(close);
    rmSync(join(folder, 'goes.html'));
    const read = async (path: string) => (await fetch(origin + path)).text();
    await expect(read('/goes')).rejects.toThrow();
    expect(await read('/stays')).toBe('<p>stays.html</p>');
    expect((await fetch(`${origin}/never`)).status).toBe(404);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
  },
);

import {vi} from 'vitest';

/**
 * The bytes of the file that an action hands to the reader. That a browser saves one is a test in a browser.
 *
 * @param act presses the button, and returns once the file is there
 */
export async function savedBy(act: () => Promise<void>): Promise<Buffer> {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await act();
  await vi.waitFor(() => {
    if (files.length === 0) throw new Error('No file has been saved.');
  });
  create.mockRestore();
  follow.mockRestore();
  return Buffer.concat(await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer()))));
}

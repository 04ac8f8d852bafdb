import {waitFor} from '@testing-library/react';
import {expect, vi} from 'vitest';

interface Download {
  readonly name: string;
  readonly bytes: Buffer;
  /** The bytes as text, without the mark of their order. */
  readonly text: string;
}

/** What a page saves as a file when somebody does this. The file itself is a browser's business. */
export async function takeDownload(act: () => Promise<void>): Promise<Download> {
  const names: string[] = [];
  const addresses = vi.spyOn(URL, 'createObjectURL');
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await act();
  await waitFor(() => expect(names).toHaveLength(1));
  const content = addresses.mock.lastCall?.[0];
  addresses.mockRestore();
  clicks.mockRestore();
  if (!(content instanceof Blob)) throw new Error('What is saved is no content.');
  const bytes = Buffer.from(await content.arrayBuffer());
  return {name: names[0] ?? '', bytes, text: await content.text()};
}

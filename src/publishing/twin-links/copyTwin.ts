import {translate} from '@docusaurus/Translate';
import {notify} from '../../components/notices';

/** Puts a page's Markdown twin on the clipboard, and says whether that worked. */
export async function copyTwin(address: string): Promise<void> {
  const text = fetchTwin(address);
  try {
    await writeClipboard(text);
    notify(
      'success',
      translate({id: 'components.twin.copied', message: 'The page is on your clipboard as Markdown.'}),
    );
  } catch {
    const message = await text.then(notCopied, notLoaded);
    notify('error', message);
  }
}

/** A development server has no twins and responds with its page: only Markdown is accepted. */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^text\/(markdown|plain)/.test(type)) throw new Error(`${response.status} ${type}`);
  return response.text();
}

/** The promise itself is handed over: after waiting for it, a browser may no longer take the click for a permission. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function notCopied(): string {
  return translate({
    id: 'components.twin.notCopied',
    message:
      'The browser does not let this page use the clipboard. Open it as Markdown and copy it from there.',
  });
}

function notLoaded(): string {
  return translate({
    id: 'components.twin.notLoaded',
    message: 'The Markdown of this page could not be loaded. Check your connection and try again.',
  });
}

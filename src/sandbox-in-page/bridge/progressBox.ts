import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import styles from './progressBox.module.css';

export interface ProgressBox {
  readonly show: (loaded: number, total: number) => void;
  /** Says why there is no sandbox, until the reader closes the box. */
  readonly fail: (reason: string) => void;
  readonly remove: () => void;
}

/** Milliseconds before the box appears: what the browser has already needs none. */
const CALM_MS = 300;

/**
 * Says that the sandbox is coming, how large it is and how much has come.
 *
 * @param size in bytes, as it is transferred
 */
export function createProgressBox(size: number): ProgressBox {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.setAttribute('role', 'status');
  const words = document.createElement('p');
  const bar = document.createElement('progress');
  const label = translate(
    {
      id: 'sandbox.loading',
      message: 'The sandbox is being loaded into this browser, {size} MB. It responds in a moment.',
      description: 'Box at the first request to the sandbox in the page',
    },
    {size: (size / 1e6).toFixed(1)},
  );
  bar.setAttribute('aria-label', label);
  const timer = setTimeout(() => {
    document.body.append(box);
    // Screen readers read out what comes into a region that is there already.
    setTimeout(() => {
      words.textContent = label;
      box.append(words, bar);
    });
  }, CALM_MS);
  const remove = () => {
    clearTimeout(timer);
    box.remove();
  };
  return {
    show: (loaded, total) => {
      bar.max = total;
      bar.value = loaded;
    },
    fail: (reason) => {
      clearTimeout(timer);
      bar.remove();
      words.textContent = translate(
        {id: 'sandbox.broken', message: 'The sandbox in this page cannot start. {reason}'},
        {reason},
      );
      const close = document.createElement('button');
      close.type = 'button';
      close.className = 'button button--secondary';
      close.textContent = translate({id: 'sandbox.closeBox', message: 'Close'});
      close.addEventListener('click', () => box.remove());
      const page = document.createElement('a');
      page.href = `${siteConfig.baseUrl}sandbox#store`;
      page.className = 'button button--primary';
      page.textContent = translate({id: 'sandbox.openPage', message: 'Open its page'});
      const ways = document.createElement('p');
      ways.className = styles.ways ?? '';
      // Where one is on that page already, there is nothing to open.
      ways.append(...(window.location.pathname.startsWith(page.pathname) ? [close] : [page, close]));
      box.replaceChildren(words, ways);
      document.body.append(box);
    },
    remove,
  };
}

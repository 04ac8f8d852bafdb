import {translate} from '@docusaurus/Translate';

/** Versions that this page has offered already: who closed the box has heard of it. */
const offered = new Set<string>();

/**
 * Says that there is a new version, where the page on screen is of another. Loading it anew is left to the reader: a
 * form may be half typed.
 *
 * @param entry the first script of the present build, below the base path
 */
export function offerNewVersion(entry: string): void {
  const isShown = [...document.scripts].some(({src}) => src.endsWith(`/${entry}`));
  if (isShown || offered.has(entry)) return;
  offered.add(entry);
  document.querySelector('.new-version')?.remove();
  const box = createBox();
  document.body.append(box);
  // Screen readers read out what comes into a region that is there already.
  setTimeout(() => fill(box));
}

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'new-version';
  box.setAttribute('role', 'status');
  return box;
}

function fill(box: HTMLElement): void {
  const words = document.createElement('p');
  words.textContent = translate({
    id: 'offline.newVersion',
    message: 'There is a new version of this site.',
    description: 'Box on a page that was opened before a new version was published',
  });
  const buttons = document.createElement('div');
  buttons.append(
    button(
      'button--primary',
      translate({id: 'offline.reload', message: 'Reload', description: 'Loads the page in its new version'}),
      () => window.location.reload(),
    ),
    button(
      'button--secondary',
      translate({id: 'offline.later', message: 'Later', description: 'Closes the box about a new version'}),
      () => box.remove(),
    ),
  );
  box.append(words, buttons);
}

/** @param kind the whole name of a class: of a part, all that begin with it would stay in the stylesheet */
function button(kind: string, text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = `button ${kind}`;
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

import {translate} from '@docusaurus/Translate';

// On the server there is no window, and nothing to miss.
if (typeof window !== 'undefined')
  window.addEventListener('unhandledrejection', ({reason}) => report(reason));

/** Once the page lives, navigation handles its own failures: by loading the new page whole. */
function report(reason: unknown): void {
  const isAlive = document.documentElement.getAttribute('data-has-hydrated') === 'true';
  if (isAlive || !isMissingPart(reason) || document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  box.append(
    translate({
      id: 'loadFailure.part',
      message: 'A part of this page could not be loaded. You can read it, but its buttons will not work.',
      description: 'Box above a page whose script is missing',
    }),
    retryButton(),
  );
  document.body.prepend(box);
}

/** @see the names webpack and Rspack give such errors */
function isMissingPart(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /^Loading (CSS )?chunk/.test(reason.message))
  );
}

function retryButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate({
    id: 'loadFailure.retry',
    message: 'Retry',
    description: 'Loads the page again',
  });
  button.addEventListener('click', () => window.location.reload());
  return button;
}

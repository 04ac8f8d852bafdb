import {ask} from './ask';
import {isAutomatic} from './choice';
import {offerNewVersion} from './newVersion';
import {canSave, findWorker, startWorker} from './worker';

/** Milliseconds after which a page that stays open looks for a new version, when somebody returns to it. */
const LOOK_AGAIN_MS = 60 * 60_000;

/**
 * Saves the pages for reading offline, unless data is to be saved, and looks out for new versions.
 *
 * @param base the path that the site is served under, slashes at both ends
 */
export async function start(base: string): Promise<void> {
  if (!canSave()) return;
  const worker = isAutomatic() ? await startWorker(base) : await findWorker(base);
  if (!worker) return;
  watchVersions(base);
  offerNewVersion((await ask(worker, 'status')).entry);
  // What is missing is fetched by the next visit.
  if (isAutomatic()) await ask(worker, 'save').catch(() => undefined);
}

/** A new worker takes over as soon as there is one: the page that it finds open is of the version before. */
function watchVersions(base: string): void {
  let looked = Date.now();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const {controller} = navigator.serviceWorker;
    if (controller) void ask(controller, 'status').then(({entry}) => offerNewVersion(entry));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Without a network there is none.
    void navigator.serviceWorker
      .getRegistration(base)
      .then((registration) => registration?.update().catch(() => undefined));
  });
}

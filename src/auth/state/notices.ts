import {translate} from '@docusaurus/Translate';

/** Notices about the session, outside any form. */
export const notices = {
  offlineKept: () =>
    translate({
      id: 'auth.notice.offlineKept',
      message:
        'A network error has occurred. You are still signed in, and we will try again when you are back online.',
      description: 'Notice when the session could not be renewed because the network failed',
    }),
  offlineAtStart: () =>
    translate({
      id: 'auth.notice.offlineAtStart',
      message: 'A network error has occurred. Your session is kept and will resume when you are back online.',
      description: 'Notice when a page opened without network and the stored session could not be read',
    }),
  sessionEnded: () =>
    translate({
      id: 'auth.notice.sessionEnded',
      message: 'Your session has ended. Sign in again to continue.',
      description: 'Notice when the session could not be renewed and the person was signed out',
    }),
};

import {translate} from '@docusaurus/Translate';

/** Notices about the session, outside any form. */
export const notices = {
  offlineKept: () =>
    translate({
      id: 'auth.notice.offlineKept',
      message: 'A network error has occurred. You stay signed in; we try again when you are back online.',
      description: 'Notice when the session could not be renewed because the network failed',
    }),
  offlineAtStart: () =>
    translate({
      id: 'auth.notice.offlineAtStart',
      message: 'A network error has occurred. Your session is kept and comes back when you are online.',
      description: 'Notice when a page opened without network and the stored session could not be read',
    }),
  sessionEnded: () =>
    translate({
      id: 'auth.notice.sessionEnded',
      message: 'Your session has ended. Sign in again to go on.',
      description: 'Notice when the session could not be renewed and the person was signed out',
    }),
};

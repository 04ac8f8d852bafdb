import {translate} from '@docusaurus/Translate';

/**
 * Notices about the session, outside any form.
 *
 * @param isSandbox whether the identity service is the sandbox: then no network is missing, but a program
 */
export const notices = {
  offlineKept: (isSandbox: boolean) =>
    isSandbox
      ? translate({
          id: 'auth.notice.sandboxKept',
          message:
            'The sandbox does not respond. This portal signs in there, and it runs on your own machine: start it again. You are still signed in.',
          description: 'In place of the notice about the network, where the identity service is the sandbox',
        })
      : translate({
          id: 'auth.notice.offlineKept',
          message:
            'A network error has occurred. You are still signed in, and we will try again when you are back online.',
          description: 'Notice when the session could not be renewed because the network failed',
        }),
  offlineAtStart: (isSandbox: boolean) =>
    isSandbox
      ? translate({
          id: 'auth.notice.sandboxAtStart',
          message:
            'The sandbox does not respond. This portal signs in there, and it runs on your own machine: start it and reload this page. Your session is kept.',
          description: 'In place of the notice about the network, where the identity service is the sandbox',
        })
      : translate({
          id: 'auth.notice.offlineAtStart',
          message:
            'A network error has occurred. Your session is kept and will resume when you are back online.',
          description: 'Notice when a page opened without network and the stored session could not be read',
        }),
  sessionEnded: () =>
    translate({
      id: 'auth.notice.sessionEnded',
      message: 'Your session has ended. Sign in again to continue.',
      description: 'Notice when the session could not be renewed and the person was signed out',
    }),
};

import {translate} from '@docusaurus/Translate';
import {isStorageFull} from '@site/src/components/storage/isStorageFull';
import type {Failure} from '../failure';

/** Why the pages could not be saved, and what helps: whole sentences. */
export function failureText(failure: Failure): string {
  const {name, message} = failure;
  if (isStorageFull(failure))
    return translate({
      id: 'offline.failed.full',
      message:
        'The pages could not be saved, because the browser has no room left for them. Make room on this device, then try again. What was saved before is kept.',
    });
  switch (name) {
    case 'NoWorkerError':
    case 'SecurityError':
    case 'NotSupportedError':
    case 'InvalidStateError':
      return impossibleText();
    // What the browser says of everything that the network did not bring.
    case 'TypeError':
    case 'NetworkError':
      return translate({
        id: 'offline.failed.network',
        message:
          'The pages could not be saved, because the connection failed. Try again once you are connected. What was saved before is kept.',
      });
    case 'HostError':
      return translate(
        {
          id: 'offline.failed.host',
          message:
            'The pages could not be saved, because the server did not send all of them ({file}). Try again later. What was saved before is kept.',
        },
        {file: message},
      );
    default:
      return translate(
        {
          id: 'offline.failed.unknown',
          message: 'The pages could not be saved ({name}). Try again. What was saved before is kept.',
        },
        {name},
      );
  }
}

/** Said where a browser keeps nothing, whether it has no workers or refuses this one. */
export function impossibleText(): string {
  return translate({
    id: 'offline.saved.impossible',
    message:
      'This browser cannot save pages here. The reason may be a private window, a blocked service worker, or an address without HTTPS.',
  });
}

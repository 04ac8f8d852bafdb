import {translate} from '@docusaurus/Translate';

/**
 * Why something could not be had, and what to do.
 *
 * @param status of the response; 0 when there was none
 */
export function troubleText(status: number): string {
  if (status === 0)
    return translate({
      id: 'guide.tiles.trouble.silent',
      message: 'The server does not respond. Check that it is running and that you are online.',
    });
  if (status === 401 || status === 403)
    return translate(
      {
        id: 'guide.tiles.trouble.refused',
        message: 'The server does not accept the credentials ({status}). Choose others above.',
      },
      {status},
    );
  return translate(
    {id: 'guide.tiles.trouble.status', message: 'The server responded with {status}. Try again in a moment.'},
    {status},
  );
}

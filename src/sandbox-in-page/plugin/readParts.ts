import {readGenerated} from '../../publishing/reference/readGenerated';
import type {Parts} from '../bridge/parts';

/** A folder of static files of the site, with nothing in it but the sandbox. */
export const STATIC_FOLDER = '.generated/static-sandbox';

/** Names and sizes of the parts. Programs find them by this file of the site, too: `npm run doctor`. */
export const PARTS_FACTS = 'sandbox-files.json';

/**
 * Reads what `npm run sandbox:page` has made.
 *
 * @throws when nothing has been made yet
 */
export function readParts(siteDir: string): Promise<Parts> {
  return readGenerated(siteDir, `${STATIC_FOLDER}/${PARTS_FACTS}`);
}

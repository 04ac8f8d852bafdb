import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const STYLESHEET = 'react-toastify/ReactToastify.css';

/**
 * Hands the stylesheet of notices to the script that draws them, as a text. Imported as a stylesheet it would go to
 * every page, and the library's own `<style>` is refused by the content security policy.
 */
export function noticeStyles(): Plugin {
  const file = createRequire(import.meta.url).resolve(STYLESHEET);
  return {
    name: 'notice-styles',
    async contentLoaded({actions}) {
      await actions.createData('stylesheet.json', JSON.stringify(await readFile(file, 'utf8')));
    },
  };
}

import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A dictionary; the texts that stand for themselves in the code have a longer name. */
const dictionary = /^[a-z]{2}\.mjs$/;

/**
 * Leaves out the dictionaries of the identity library's forms in twenty languages, 22 KB of gzip wherever somebody signs
 * in. The portal uses the state machine behind those forms; its own have translations of their own.
 */
export function ownSignInTexts(): Plugin {
  const core = createRequire(import.meta.url).resolve('@aws-amplify/ui-react-core');
  const library = dirname(createRequire(core).resolve('@aws-amplify/ui'));
  const folder = join(library, 'esm/i18n/dictionaries/authenticator');
  const files = readdirSync(folder).filter((name) => dictionary.test(name));
  return {
    name: 'own-sign-in-texts',
    configureWebpack: () => ({
      resolve: {alias: Object.fromEntries(files.map((name) => [join(folder, name), false]))},
    }),
  };
}

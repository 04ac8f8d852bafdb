import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {findKind, kindsOf, violationsOf} from './explainResponse';
import {CONTRACTS, readErrorExamples} from './plugin/readErrorExamples';
import {ERROR_PAGES, readErrorKinds} from './plugin/readErrorKinds';
import type {ErrorKind, ErrorExample, PlacedExample} from './types';

/** Errors explained: a page for each kind, and a sentence with its link wherever a response is an error. */
export function errors(): Feature {
  return {name: 'errors', plugins: [errorPages]};
}

/** Reads what pages and explanations show from the front matter of `docs/errors` and from both contracts. */
function errorPages({siteDir}: LoadContext): Plugin {
  return {
    name: 'errors',
    getThemePath: () => path.join(siteDir, 'src/errors/theme'),
    getPathsToWatch: () => [...CONTRACTS, `${ERROR_PAGES}/*.mdx`].map((file) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      const kinds = await readErrorKinds(siteDir);
      const examples = await readErrorExamples(siteDir);
      await actions.createData('kinds.json', kinds);
      await actions.createData('examples.json', placed(kinds, examples));
    },
  };
}

/** Each violation of each example, with the kind whose page shows it. Only operations of the reference have a page. */
function placed(kinds: readonly ErrorKind[], [platform = [], keys = []]: ErrorExample[][]): PlacedExample[] {
  const place =
    (hasPages: boolean) =>
    ({status, message, operationIds}: ErrorExample): PlacedExample[] => {
      const own = kindsOf(kinds, status);
      return violationsOf(message, status).flatMap((each) => {
        const kind = findKind(own, each)?.id;
        return kind === undefined ? [] : [{kind, message: each, operationIds: hasPages ? operationIds : []}];
      });
    };
  return [...platform.flatMap(place(true)), ...keys.flatMap(place(false))];
}

import {notify} from '@site/src/components/notices';
import {translate} from '@docusaurus/Translate';

/** A notice has room for so many ids. */
const MOST_NAMED = 20;

/** Says of which plans a file does not have all that was asked for. */
export function reportMissing(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const named = ids.slice(0, MOST_NAMED).join(', ');
  notify(
    'error',
    translate(
      {
        id: 'admin.report.missing',
        message: 'Missing or incomplete because they could not be loaded: {ids}',
      },
      {ids: ids.length > MOST_NAMED ? `${named} …` : named},
    ),
  );
}

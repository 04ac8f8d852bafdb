import Translate from '@docusaurus/Translate';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {overwrittenIds, repeatedIds} from './planIds';

interface Props {
  readonly drafts: readonly Draft[];
  /** What is stored already. */
  readonly items: readonly PlanItem[];
  /** How many files cannot be read. */
  readonly refused: number;
}

/** What storing would do. */
export function ImportSummary({drafts, items, refused}: Props) {
  const overwritten = overwrittenIds(drafts, items);
  const repeated = repeatedIds(drafts);
  return (
    <p role="status">
      <Translate id="admin.import.checked" values={{plans: <strong>{drafts.length}</strong>, refused}}>
        {'Plans that can be stored: {plans}. Files that cannot be read: {refused}.'}
      </Translate>
      {overwritten.length > 0 && (
        <>
          {' '}
          <Translate id="admin.import.overwrites" values={{ids: overwritten.join(', ')}}>
            {'These ids exist already, and their plans will be overwritten: {ids}'}
          </Translate>
        </>
      )}
      {repeated.length > 0 && (
        <>
          {' '}
          <Translate id="admin.import.repeated" values={{ids: repeated.join(', ')}}>
            {'Several of the files have these ids, and one plan of each will remain: {ids}'}
          </Translate>
        </>
      )}
    </p>
  );
}

import Translate from '@docusaurus/Translate';
import hiddenStyles from '@site/src/components/hidden.module.css';
import {useId} from 'react';
import {finishedText, quarterText, stoppedText} from '../../shared/progressWords';
import type {Results} from './storeCollections';

interface Props {
  readonly total: number;
  /** How many are yet to be stored. */
  readonly left: number;
  readonly results: Results;
  readonly isBusy: boolean;
}

/** A bar and its figures. Screen readers hear each quarter and the end, not each collection. */
export function ImportProgress({total, left, results, isBusy}: Props) {
  const id = useId();
  return (
    <>
      <p>
        <progress value={total - left} max={total} aria-labelledby={id} />{' '}
        <span id={id}>
          <Translate id="admin.collections.import.progress" values={{done: total - left, total}}>
            {'{done} of {total} stored'}
          </Translate>
        </span>
      </p>
      <p role="status" className={hiddenStyles.hidden}>
        {isBusy ? quarterText((total - left) / total) : endText(total - left, left, results)}
      </p>
    </>
  );
}

function endText(done: number, left: number, results: Results): string {
  const refused = [...results.values()].filter(({error}) => error !== undefined).length;
  return left > refused ? stoppedText(left) : finishedText(done, refused);
}

import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {finishedText, quarterText, stoppedText} from '../../shared/progressWords';
import type {Progress} from '../runner/runner';
import own from './work.module.css';

interface Props {
  readonly title: string;
  readonly progress: Progress;
}

/** A bar and its figures. Screen readers hear each quarter and each change of state, not each figure. */
export function WorkProgress({title, progress}: Props) {
  const {counts, isSlowed, phase} = progress;
  const reached = counts.done + counts.unchanged + counts.refused;
  const total = reached + counts.left;
  return (
    <div className={own.progress}>
      <progress value={reached} max={Math.max(total, 1)} aria-label={title} />
      <p className={own.counts}>
        <Translate
          id="admin.work.counts"
          values={{done: counts.done, total, refused: counts.refused, left: counts.left}}
        >
          {'{done} of {total} done, {refused} failed, {left} left'}
        </Translate>
        {isSlowed && phase === 'running' && (
          <>
            {'. '}
            <Translate id="admin.work.slowed">The service is busy, so this goes more slowly.</Translate>
          </>
        )}
      </p>
      <p role="status" className={hidden.hidden}>
        {spoken(progress, total === 0 ? 1 : reached / total)}
      </p>
    </div>
  );
}

function spoken({phase, counts}: Progress, share: number): string {
  switch (phase) {
    case 'ready':
    case 'running':
      return quarterText(share);
    case 'stopping':
      return translate({id: 'admin.work.stopping', message: 'Stopping…'});
    case 'stopped':
    case 'paused':
      return stoppedText(counts.left);
    case 'finished':
      return finishedText(counts.done, counts.refused);
  }
}

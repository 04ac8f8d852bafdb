import Translate, {translate} from '@docusaurus/Translate';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {FormAlert} from '@site/src/components/form';
import type {Progress} from '../runner/runner';
import {ResultList} from './ResultList';
import {resultsCsv} from './resultsCsv';
import {resultsOf, type Work} from './work';
import own from './work.module.css';
import {WorkProgress} from './WorkProgress';

interface Props {
  readonly work: Work;
  readonly progress: Progress;
  readonly onClose: () => void;
}

/** A change of many accounts: how far it is, what can be done about it, and what became of everybody. */
export function WorkView({work, progress, onClose}: Props) {
  const {runner} = work;
  const {phase, problem, counts} = progress;
  const results = resultsOf(work);
  const isAtWork = phase === 'running' || phase === 'stopping';
  return (
    <>
      <WorkProgress title={work.title} progress={progress} />
      {phase === 'paused' && (
        <FormAlert kind="error">
          <Translate id="admin.work.paused" values={{problem}}>
            {'Paused: {problem} What is left can be resumed.'}
          </Translate>
        </FormAlert>
      )}
      <div className={own.buttons}>
        {/* One button, so that the focus stays where it is while the words change. */}
        <MainButton phase={phase} runner={runner} onClose={onClose} />
        {counts.refused > 0 && !isAtWork && (
          <button type="button" className="button button--secondary" onClick={runner.retryRefused}>
            <Translate id="admin.work.retry" values={{count: counts.refused}}>
              {'Retry those that failed ({count})'}
            </Translate>
          </button>
        )}
        <button
          type="button"
          className="button button--secondary"
          onClick={() => downloadFile(work.fileName, 'text/csv', resultsCsv(results))}
        >
          <Translate id="admin.work.save">Save results as CSV</Translate>
        </button>
      </div>
      <ResultList results={results} />
    </>
  );
}

function MainButton({
  phase,
  runner,
  onClose,
}: Pick<Progress, 'phase'> & Pick<Work, 'runner'> & Pick<Props, 'onClose'>) {
  const {text, act} = mainAction();
  return (
    <button
      type="button"
      className="button button--primary"
      aria-disabled={phase === 'stopping'}
      autoFocus
      onClick={act}
    >
      {text}
    </button>
  );

  function mainAction() {
    switch (phase) {
      case 'running':
        return {text: translate({id: 'admin.work.stop', message: 'Stop'}), act: runner.stop};
      case 'stopping':
        return {text: translate({id: 'admin.work.stopping', message: 'Stopping…'}), act: undefined};
      case 'ready':
      case 'stopped':
      case 'paused':
        return {text: translate({id: 'admin.work.resume', message: 'Resume'}), act: runner.start};
      case 'finished':
        return {text: translate({id: 'admin.work.close', message: 'Close'}), act: onClose};
    }
  }
}

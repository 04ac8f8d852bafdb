import Translate from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import {useWork} from './useWork';
import own from './work.module.css';
import {WorkProgress} from './WorkProgress';
import {setWork} from './workSlot';
import {WorkView} from './WorkView';

interface Props {
  /** Told when the results have been dismissed, and the button for it with them. */
  readonly onDismissed: () => void;
}

/** The change of many accounts that is under way or was the last: its results stay until the next change or until dismissed. */
export function WorkBar({onDismissed}: Props) {
  const current = useWork();
  const [isOpen, setOpen] = useState(false);
  const isAtWork = current?.progress.phase === 'running' || current?.progress.phase === 'stopping';
  if (!current) return null;
  const {work, progress} = current;
  return (
    <section className={own.bar} aria-label={work.title}>
      <strong>{work.title}</strong>
      <WorkProgress title={work.title} progress={progress} />
      <SmallButton onClick={() => setOpen(true)}>
        <Translate id="admin.work.open">Show results</Translate>
      </SmallButton>
      {!isAtWork && (
        <SmallButton
          onClick={() => {
            setWork(undefined);
            onDismissed();
          }}
        >
          <Translate id="admin.work.dismiss">Dismiss</Translate>
        </SmallButton>
      )}
      {isOpen && (
        <Dialog title={work.title} isWide onClose={() => setOpen(false)}>
          <WorkView work={work} progress={progress} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </section>
  );
}

import Translate from '@docusaurus/Translate';
import type {MemoryReason} from '../messages';

interface Props {
  readonly reason: MemoryReason;
}

/** Why nothing outlives the tab, and what to do. */
export function MemoryWords({reason}: Props) {
  if (reason === 'refused')
    return (
      <Translate id="sandbox.store.refused">
        This browser keeps no files for this site: everything is gone when the tab is closed. Export what you
        want to keep.
      </Translate>
    );
  if (reason === 'full')
    return (
      <Translate id="sandbox.store.full">
        This browser has no room left for files: everything is gone when the tab is closed. Free some space
        and load this page again, or export what you want to keep.
      </Translate>
    );
  return (
    <Translate id="sandbox.store.busy">
      Another window of this browser has the files of the sandbox: what you store here is gone when the tab is
      closed. Close the other window and load this page again.
    </Translate>
  );
}

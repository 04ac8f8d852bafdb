import Translate from '@docusaurus/Translate';
import {Status} from '@site/src/components/status/Status';
import type {Outcome} from '@site/src/try-it/send/types';

interface Props {
  readonly outcome: Outcome;
}

/** What came of a run, in a word or two: the response itself may stand below a screen of code. */
export function RunStatus({outcome}: Props) {
  if (outcome.kind === 'response') return <Status status={String(outcome.status)} />;
  if (outcome.kind === 'cancelled') return <Translate id="guide.run.cancelled">Cancelled</Translate>;
  return (
    <Translate id="guide.run.failed" description="Stands beside the button of a run without a response">
      No response
    </Translate>
  );
}

import {translate} from '@docusaurus/Translate';
import {statusText} from '@site/src/components/status/statusText';
import type {Outcome} from '../send/types';
import {failureText} from './FailureView';
import {sizeText, timeText} from './units';

/** What a screen reader says when a request has come to its end. */
export function announcement(outcome: Outcome): string {
  const time = timeText(outcome.totalMs);
  switch (outcome.kind) {
    case 'response':
      return translate(
        {id: 'tryIt.announce.response', message: 'Response: {status} {text}, {size} in {time}.'},
        {status: outcome.status, text: statusText(outcome.status), size: sizeText(outcome.body.length), time},
      );
    case 'failure':
      return failureText(outcome);
    case 'cancelled':
      return translate({id: 'tryIt.announce.cancelled', message: 'Cancelled after {time}.'}, {time});
  }
}

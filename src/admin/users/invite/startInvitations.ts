import {translate} from '@docusaurus/Translate';
import {bulkChanges} from '../../userPool/changes';
import {judgeUserPoolError} from '../../userPool/judgeUserPoolError';
import {createRunner} from '../runner/runner';
import {asStarter} from '../work/asStarter';
import {describeWorkError} from '../work/describeWorkError';
import {setWork} from '../work/workSlot';
import {inviteWith} from './inviteWith';
import type {DryRunFacts} from './loadDryRun';

interface Options {
  readonly addsExisting: boolean;
  readonly startedBy: string | undefined;
}

/** Sends the lines that have no fault. */
export function startInvitations(
  {invitations, faulty, existing}: DryRunFacts,
  {addsExisting, startedBy}: Options,
): void {
  const judge = judgeUserPoolError;
  const describe = describeWorkError;
  setWork({
    title: translate({id: 'admin.file.work', message: 'Invitations'}),
    subjects: invitations,
    excluded: faulty.map(({faults, ...subject}) => ({subject, kind: 'faulty', text: faults.join('. ')})),
    runner: createRunner({
      entries: invitations,
      change: asStarter(
        startedBy,
        inviteWith({changes: bulkChanges, existing, addsExisting, judge, describe}),
      ),
      judge,
      describe,
    }),
    startedBy,
    fileName: 'invitation-results.csv',
  });
}

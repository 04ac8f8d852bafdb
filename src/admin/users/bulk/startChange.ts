import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {createAdminGuard} from '../../userPool/adminGuard';
import {listAdmins} from '../../userPool/admins';
import {bulkChanges} from '../../userPool/changes';
import {judgeUserPoolError} from '../../userPool/judgeUserPoolError';
import {createRunner} from '../runner/runner';
import {asStarter} from '../work/asStarter';
import {describeWorkError} from '../work/describeWorkError';
import {setWork} from '../work/workSlot';
import {actionTitle, type BulkAction} from './bulkAction';
import {changeWith} from './changeWith';
import type {ChangePlan} from './planChange';

/** Begins what was planned. */
export function startChange(action: BulkAction, plan: ChangePlan, startedBy: string | undefined): void {
  const guard = createAdminGuard(listAdmins);
  setWork({
    title: actionTitle(action),
    subjects: plan.changed,
    excluded: [...plan.unchanged, ...plan.kept].map(({person, reason}) => ({
      subject: person,
      kind: 'unchanged',
      text: reason,
    })),
    runner: createRunner({
      entries: plan.changed,
      change: asStarter(startedBy, changeWith(action, {changes: bulkChanges, guard, adminGroup})),
      judge: judgeUserPoolError,
      describe: describeWorkError,
    }),
    startedBy,
    fileName: `${action.kind}-results.csv`,
  });
}

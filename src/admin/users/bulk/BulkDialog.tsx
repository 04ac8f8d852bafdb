import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert} from '@site/src/components/form';
import {useEffect, useRef, useState} from 'react';
import type {Loaded} from '../../shared/useLoaded';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {readTogether} from '../work/readTogether';
import {useWork} from '../work/useWork';
import {WorkGuard} from '../work/WorkGuard';
import {WorkView} from '../work/WorkView';
import {actionTitle, type BulkAction} from './bulkAction';
import {ChooseForm} from './ChooseForm';
import {firstChoice, type ChangeChoice} from './changeChoice';
import {loadPlan, type Scope} from './loadPlan';
import type {ChangePlan} from './planChange';
import {Preview} from './Preview';
import {startChange} from './startChange';

interface Props {
  readonly selected: readonly Person[];
  readonly view: Pick<UsersView, 'query' | 'within'>;
  readonly groups: Loaded<readonly string[]>;
  readonly onClose: () => void;
}

/** Whom and what, then what would change, then the change itself. */
export function BulkDialog({selected, view, groups, onClose}: Props) {
  const {user} = useAuth();
  const current = useWork();
  const [choice, setChoice] = useState<ChangeChoice>({
    who: firstChoice(selected, view),
    kind: 'join',
    group: '',
  });
  const [read, setRead] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [planned, setPlanned] = useState<{action: BulkAction; plan: ChangePlan}>();
  const [isStarted, setStarted] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const preview = async (action: BulkAction, scope: Scope) => {
    const controller = (reading.current = new AbortController());
    setProblem(undefined);
    setRead(0);
    try {
      const plan = await readTogether({controller, onProgress: setRead}, (options) =>
        loadPlan(action, scope, {...options, self: user?.username}),
      );
      if (plan) setPlanned({action, plan});
    } catch (error) {
      setProblem(describeUserPoolError(error).text);
    }
    setRead(undefined);
  };
  const title = planned
    ? actionTitle(planned.action)
    : translate({id: 'admin.bulk.title', message: 'Change many accounts'});
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {isStarted && current ? (
        <WorkView {...current} onClose={onClose} />
      ) : (
        <WorkGuard>
          {problem && <FormAlert kind="error">{problem}</FormAlert>}
          {planned ? (
            <Preview
              {...planned}
              onBack={() => setPlanned(undefined)}
              onStart={() => {
                startChange(planned.action, planned.plan, user?.username);
                setStarted(true);
              }}
            />
          ) : (
            <ChooseForm
              selected={selected}
              view={view}
              groups={groups}
              choice={choice}
              read={read}
              choose={(patch) => setChoice((before) => ({...before, ...patch}))}
              onPreview={(...chosen) => void preview(...chosen)}
            />
          )}
        </WorkGuard>
      )}
    </Dialog>
  );
}

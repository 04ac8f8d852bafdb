import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useConnection} from '../../shared/data/connection';
import type {PathedPlan, PlanCheck} from '@site/src/plan-check';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {useDrafts} from './useDrafts';
import {exportPlan, formats} from './exportPlan';

/** With its fields and rules it comes when somebody stores a plan. */
const StorePlanDialog = lazyPart(() => import('./StorePlanDialog'), null);

interface Props {
  readonly plan: PathedPlan;
  readonly draft: Draft | undefined;
  readonly check: PlanCheck | undefined;
  readonly select: (id: string | undefined) => void;
}

/** What can be done with a plan: a draft is stored, a stored one exported or deleted. */
export function PlanActions({plan, draft, check, select}: Props) {
  return draft ? (
    <DraftActions draft={draft} check={check} select={select} />
  ) : (
    <StoredActions plan={plan} select={select} />
  );
}

type DraftProps = Pick<Props, 'select' | 'check'> & {readonly draft: Draft};

function DraftActions({draft, check, select}: DraftProps) {
  const {remove} = useDrafts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setAsking(true)}>
        <Translate id="dashboard.flights.store">Store the plan</Translate>
      </SmallButton>
      <SmallButton
        onClick={() => {
          remove(draft.id);
          select(undefined);
        }}
      >
        <Translate id="dashboard.flights.discard">Discard</Translate>
      </SmallButton>
      {isAsking && (
        <StorePlanDialog
          draft={draft}
          check={check}
          onStored={(planId) => {
            remove(draft.id);
            select(planId);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function StoredActions({plan: {id, name}, select}: Pick<Props, 'plan' | 'select'>) {
  const {client, baseUrl} = useConnection();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    dataOf(await client.DELETE('/flights/v2/plans/{planId}', {params: {path: {planId: id}}}));
    await queries.invalidateQueries({queryKey: [baseUrl, 'plans']});
    select(undefined);
  };
  return (
    <>
      {formats.map(([format, title]) => (
        <SmallButton
          key={format}
          onClick={() =>
            void exportPlan(client, id, format).catch((error: unknown) =>
              notify('error', describePlatformError(error).text),
            )
          }
        >
          {translate({id: 'dashboard.flights.export', message: 'Export as {format}'}, {format: title})}
        </SmallButton>
      ))}
      <SmallButton onClick={() => setAsking(true)}>
        <Translate id="dashboard.flights.delete">Delete</Translate>
      </SmallButton>
      {isAsking && (
        <Confirm
          title={translate({id: 'dashboard.flights.deleteTitle', message: 'Delete {name}?'}, {name})}
          action={translate({id: 'dashboard.flights.deletePlan', message: 'Delete the plan'})}
          onConfirm={remove}
          describe={describePlatformError}
          onClose={() => setAsking(false)}
        >
          <Translate id="dashboard.flights.deleteText">
            The plan is deleted for everybody who has it. Export it first if you may need it again.
          </Translate>
        </Confirm>
      )}
    </>
  );
}

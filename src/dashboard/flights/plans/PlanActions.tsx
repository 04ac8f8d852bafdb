import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {dataOf, type Schemas} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useConnection} from '../../shared/data/connection';
import type {PathedPlan} from '@site/src/plan-check';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {useDrafts} from './useDrafts';
import {exportPlan, formats} from './exportPlan';

interface Props {
  readonly plan: PathedPlan;
  readonly draft: Draft | undefined;
  readonly select: (id: string | undefined) => void;
}

/** What can be done with a plan: a draft is stored, a stored one exported or deleted. */
export function PlanActions({plan, draft, select}: Props) {
  return draft ? <DraftActions {...{draft, select}} /> : <StoredActions {...{plan, select}} />;
}

interface DraftProps extends Pick<Props, 'select'> {
  readonly draft: Draft;
}

function DraftActions({draft, select}: DraftProps) {
  const {clientOf, baseUrl} = useConnection();
  const queries = useQueryClient();
  const {remove} = useDrafts();
  const [isBusy, setBusy] = useState(false);
  const store = async () => {
    setBusy(true);
    try {
      const body = {format: draft.format, plans: [draft.source]} as Schemas['PlanUpload'];
      const {plans} = dataOf(await clientOf().POST('/flights/v2/plans', {body}));
      await queries.invalidateQueries({queryKey: [baseUrl, 'plans']});
      notify('success', translate({id: 'dashboard.flights.isStored', message: 'The plan is stored.'}));
      remove(draft.id);
      select(plans[0]?.flightPlanId);
    } catch (error) {
      notify('error', describePlatformError(error).text);
      setBusy(false);
    }
  };
  return (
    <>
      <SmallButton isDisabled={isBusy} onClick={() => void store()}>
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
    </>
  );
}

function StoredActions({plan: {id, name}, select}: Pick<Props, 'plan' | 'select'>) {
  const {clientOf, baseUrl} = useConnection();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    dataOf(await clientOf().DELETE('/flights/v2/plans/{planId}', {params: {path: {planId: id}}}));
    await queries.invalidateQueries({queryKey: [baseUrl, 'plans']});
    select(undefined);
  };
  return (
    <>
      {formats.map(([format, title]) => (
        <SmallButton
          key={format}
          onClick={() =>
            void exportPlan(clientOf(), id, format).catch((error: unknown) =>
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

import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {nameOfDraft, preparedDraft} from '@site/src/flight-plans/files/preparedDraft';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {EarliestHour} from '@site/src/flight-plans/words/CheckWords';
import {VerdictLine} from '@site/src/flight-plans/words/VerdictLine';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {alertsOf} from '@site/src/flight-plans/words/conflictWords';
import {clockText} from '@site/src/components/figures/figureWords';
import {useUnits} from '@site/src/components/units/useUnits';
import type {PlanCheck} from '@site/src/plan-check';
import {dataOf, identifierRule, isIdentifier, type Schemas} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useId} from 'react';
import {useConnection} from '../../shared/data/connection';
import {plansQuestion} from '../../shared/data/flightQuestions';
import {useThisHour} from '../../shared/data/useNow';
import {usePlatformQuery} from '../../shared/data/usePlatformQuery';
import {HOUR_MS} from '../../shared/view/hours';

/** The longest name that the contract takes. */
const LONGEST_NAME = 256;

interface Props {
  readonly draft: Draft;
  /** Undefined while it is still being checked. */
  readonly check: PlanCheck | undefined;
  readonly onStored: (planId: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks under which name and in which collection a plan is stored, and says first what stands against it. */
export default function StorePlanDialog({draft, check, onStored, onClose}: Props) {
  const {client, baseUrl} = useConnection();
  const queries = useQueryClient();
  const listId = useId();
  const {data: stored = []} = usePlatformQuery(plansQuestion);
  const collections = [...new Set(stored.map(({collectionId}) => collectionId))].sort();
  const overwritten = stored.some(({flightPlanId}) => flightPlanId === draft.plan.id);
  const form = useForm({
    check: (value) => [
      ...(value('name').trim() === '' ? [{field: 'name', text: nameRule()}] : []),
      ...(value('collectionId') === '' || isIdentifier(value('collectionId'))
        ? []
        : [{field: 'collectionId', text: identifierRule()}]),
    ],
    submit: async (value) => {
      const {source} = preparedDraft(draft, value('collectionId'), value('name').trim());
      const body = {format: draft.format, plans: [source]} as Schemas['PlanUpload'];
      const {plans} = dataOf(await client.POST('/flights/v2/plans', {body}));
      await queries.invalidateQueries({queryKey: [baseUrl, 'plans']});
      notify('success', translate({id: 'dashboard.flights.isStored', message: 'The plan is stored.'}));
      onClose();
      onStored(plans[0]?.flightPlanId);
    },
    describe: describePlatformError,
  });
  return (
    <Dialog
      title={translate({id: 'dashboard.flights.storeTitle', message: 'Store the plan'})}
      onClose={onClose}
    >
      {check && <Warning check={check} />}
      <form {...form.formProps}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <TextField
          name="name"
          maxLength={LONGEST_NAME}
          defaultValue={nameOfDraft(draft)}
          label={translate({id: 'dashboard.flights.planName', message: 'Name'})}
          error={form.errorOf('name')}
          hint={
            overwritten && (
              <Translate id="dashboard.flights.overwrites" values={{id: <code>{draft.plan.id}</code>}}>
                {'A stored plan has the id of this file, {id}. It will be overwritten.'}
              </Translate>
            )
          }
        />
        <TextField
          name="collectionId"
          list={listId}
          defaultValue={collectionOf(draft)}
          label={translate({id: 'dashboard.flights.planCollection', message: 'Collection'})}
          error={form.errorOf('collectionId')}
          hint={
            <Translate id="dashboard.flights.planCollectionHint" values={{id: <code>default</code>}}>
              {'Left empty, the plan goes to the collection {id}.'}
            </Translate>
          }
        />
        <datalist id={listId}>
          {collections.map((collectionId) => (
            <option key={collectionId} value={collectionId} />
          ))}
        </datalist>
        <SubmitButton isBusy={form.isBusy}>
          {check && check.earliest === undefined ? (
            <Translate id="dashboard.flights.storeAnyway">Store it all the same</Translate>
          ) : (
            <Translate id="dashboard.flights.storeNow">Store</Translate>
          )}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

interface WarningProps {
  readonly check: PlanCheck;
}

/** Whoever stores a plan that cannot be flown now knows it. */
function Warning({check}: WarningProps) {
  const [units] = useUnits();
  const thisHour = useThisHour();
  if (check.hours[0]?.verdict === 'go') return null;
  const {earliest} = check;
  return (
    <>
      <VerdictLine check={check} hour={0} time={undefined} units={units} />
      <EarliestHour
        earliest={earliest === undefined ? undefined : clockText(thisHour + earliest * HOUR_MS)}
      />
      <AlertAttribution alerts={alertsOf(check.conflicts)} />
    </>
  );
}

function collectionOf({source}: Draft): string {
  const {collectionId} = source as {readonly collectionId?: unknown};
  return typeof collectionId === 'string' ? collectionId : '';
}

const nameRule = () => translate({id: 'dashboard.flights.nameRule', message: 'Give the plan a name.'});

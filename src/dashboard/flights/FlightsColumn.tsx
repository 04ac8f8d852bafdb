import Translate, {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';
import {Loading} from '@site/src/components/loading/Loading';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import type {Conflict, PlanCheck, PathedPlan} from '@site/src/plan-check';
import type {UseQueryResult} from '@tanstack/react-query';
import type {Geometry} from 'geojson';
import {UnreadPlans} from '../shared/flights/UnreadPlans';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {AIRSPACE, geometryOf} from './geometry';
import {ImportPlans} from './plans/ImportPlans';
import {PlanCard} from './plans/PlanCard';
import {PlanList} from './plans/PlanList';
import type {useFlights} from './useFlights';

/** Comes when somebody opens the second tab. */
const AirspaceColumn = lazyPart(() => import('./airspace/AirspaceColumn'), <Loading />);

interface Props extends ReturnType<typeof useFlights> {
  /** Empty for plans, or restrictions. */
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  /** The time shown. */
  readonly time: number;
  readonly selected: PathedPlan | undefined;
  readonly selectedId: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
  readonly show: (geometries: readonly Geometry[]) => void;
  readonly check: PlanCheck | undefined;
  readonly checkResults: readonly UseQueryResult[];
  readonly marked: readonly Conflict[];
  readonly focused: string | undefined;
  readonly focus: (conflict: Conflict | undefined) => void;
  readonly cursor: number | undefined;
  readonly moveCursor: (distance: number | undefined) => void;
}

/** Plans or restrictions, in words. */
export function FlightsColumn(props: Props) {
  const {tab, setTab, results, isLoading, items, selected, selectedId} = props;
  return (
    <>
      <DataAge results={results} />
      <Segments
        label={translate({id: 'dashboard.flights.view', message: 'What is listed'})}
        value={tab === AIRSPACE ? AIRSPACE : 'plans'}
        options={[
          {value: 'plans', name: translate({id: 'dashboard.flights.plans', message: 'Plans'})},
          {value: AIRSPACE, name: translate({id: 'dashboard.flights.airspace', message: 'Airspace'})},
        ]}
        choose={(value) => setTab(value === AIRSPACE ? AIRSPACE : '')}
      />
      {tab === AIRSPACE ? <AirspaceColumn {...props} /> : <PlansColumn {...props} />}
      {isLoading && (items.length === 0 || (tab !== AIRSPACE && selectedId !== undefined && !selected)) && (
        <Loading />
      )}
    </>
  );
}

function PlansColumn(props: Props) {
  const {selected, selectedId, drafts, isLoading, select, show, take, refusals, checkResults} = props;
  const open = async (files: readonly File[]) => {
    const [first] = await take(files);
    if (first) {
      select(first.id);
      show([geometryOf(first)]);
    }
  };
  return (
    <>
      <ImportPlans take={(files) => void open(files)} refusals={refusals} />
      {selected && (
        <PlanCard
          key={selected.id}
          {...props}
          plan={selected}
          draft={drafts.find(({id}) => id === selected.id)}
          results={checkResults}
          show={() => show([geometryOf(selected)])}
          close={() => select(undefined)}
        />
      )}
      <UnreadPlans unread={props.unread} />
      {selectedId !== undefined && !selected && !isLoading && !props.unread.includes(selectedId) && (
        <Hint isAlert>
          <Translate id="dashboard.flights.missing" values={{id: <code>{selectedId}</code>}}>
            {
              'There is no plan with the id {id}. A plan that was only opened from a file is not kept when you leave the page.'
            }
          </Translate>
        </Hint>
      )}
      <PlanList {...props} selected={selectedId} />
    </>
  );
}

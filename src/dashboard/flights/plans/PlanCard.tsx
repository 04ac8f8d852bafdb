import Translate, {translate} from '@docusaurus/Translate';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {clockText, durationText} from '@site/src/components/figures/figureWords';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useUnits} from '@site/src/components/units/useUnits';
import {planFacts, type Conflict, type PlanCheck, type PathedPlan} from '@site/src/plan-check';
import type {UseQueryResult} from '@tanstack/react-query';
import {DataAge} from '../../shared/parts/DataAge';
import {Hint} from '../../shared/parts/Hint';
import {ConflictList} from '../check/ConflictList';
import {HourMatrix} from '../check/HourMatrix';
import {useThisHour} from '../../shared/data/useNow';
import {HOUR_MS, hourOffset} from '../../shared/view/hours';
import {useView} from '../../shared/view/useView';
import {VerdictLine} from '@site/src/flight-plans/words/VerdictLine';
import {PassedOverNote} from '@site/src/flight-plans/words/PassedOverNote';
import {PlanProfile} from '@site/src/flight-plans/profile/PlanProfile';
import {altitudeText, kilometreText, modeText} from '@site/src/flight-plans/words/figureWords';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {PlanActions} from './PlanActions';
import {PlanOrigin} from './PlanOrigin';

interface Props {
  readonly plan: PathedPlan;
  readonly draft: Draft | undefined;
  readonly check: PlanCheck | undefined;
  readonly results: readonly UseQueryResult[];
  /** The conflicts that are marked. */
  readonly marked: readonly Conflict[];
  readonly focused: string | undefined;
  readonly focus: (conflict: Conflict | undefined) => void;
  readonly cursor: number | undefined;
  readonly moveCursor: (distance: number | undefined) => void;
  readonly show: () => void;
  readonly close: () => void;
  /** A draft has been stored under this id. */
  readonly select: (id: string | undefined) => void;
}

/** A plan in figures, and whether it can be flown. */
export function PlanCard(props: Props) {
  const {plan, draft, check, results, marked, focused, focus, cursor, moveCursor, show, close, select} =
    props;
  return (
    <DetailCard
      title={plan.name}
      subtitle={
        draft
          ? translate({id: 'dashboard.flights.draft', message: 'Dry run: not stored'})
          : translate({id: 'dashboard.flights.stored', message: 'Stored plan'})
      }
      closeName={translate({id: 'dashboard.flights.close', message: 'Close {name}'}, {name: plan.name})}
      close={close}
    >
      <DataAge results={results} />
      {check ? <PlanVerdict check={check} /> : results.every(({isError}) => !isError) && <Loading />}
      <PassedOverNote plan={plan.plan} />
      {plan.path.isEstimated && (
        <Hint>
          <Translate id="dashboard.flights.estimated">
            This plan contains survey areas without their flight lines. The lines shown are estimates; the
            platform computes its own when the plan is stored.
          </Translate>
        </Hint>
      )}
      {check && (
        <>
          <HourMatrix check={check} />
          <ConflictList check={check} focused={focused} focus={focus} />
        </>
      )}
      {plan.path.points.length > 1 && (
        <PlanProfile plan={plan} cursor={cursor} moveCursor={moveCursor} conflicts={marked} />
      )}
      <PlanFigures plan={plan} isStored={draft === undefined} />
      <CardActions>
        <SmallButton onClick={show}>
          <Translate id="dashboard.flights.show">Show on the map</Translate>
        </SmallButton>
        <PlanActions plan={plan} draft={draft} check={check} select={select} />
      </CardActions>
    </DetailCard>
  );
}

interface VerdictProps {
  readonly check: PlanCheck;
}

/** Whether it can be flown at the hour of the time bar; before the present one nothing is told. */
function PlanVerdict({check}: VerdictProps) {
  const [units] = useUnits();
  const {view} = useView();
  const thisHour = useThisHour();
  const hour = Math.max(0, hourOffset(view.at, thisHour));
  return (
    <VerdictLine
      check={check}
      hour={hour}
      units={units}
      time={hour === 0 ? undefined : atText(thisHour + hour * HOUR_MS)}
    />
  );
}

const atText = (time: number) =>
  translate({id: 'dashboard.flights.at', message: 'at {time}'}, {time: clockText(time)});

interface FiguresProps {
  readonly plan: PathedPlan;
  readonly isStored: boolean;
}

function PlanFigures({plan: {id, plan, path}, isStored}: FiguresProps) {
  const facts = planFacts(plan, path);
  // A file that names none gets its id when it is stored.
  const planId = plan.id ?? (isStored ? id : undefined);
  return (
    <Facts>
      {planId !== undefined && (
        <Fact title={translate({id: 'dashboard.flights.id', message: 'Id'})}>
          <code>{planId}</code>
        </Fact>
      )}
      <Fact title={translate({id: 'dashboard.flights.length', message: 'Length'})}>
        {`${kilometreText(facts.length)}, ${durationText(facts.duration)}`}
      </Fact>
      {facts.highest && (
        <Fact title={translate({id: 'dashboard.flights.highest', message: 'Highest'})}>
          {`${altitudeText(facts.highest.altitude)} ${modeText(facts.highest.mode)}`}
        </Fact>
      )}
      <Fact title={translate({id: 'dashboard.flights.parts', message: 'Waypoints, surveys'})}>
        {`${facts.waypoints}, ${facts.surveys}`}
      </Fact>
      <Fact title={translate({id: 'dashboard.flights.safety', message: 'Fences, rally points'})}>
        {`${facts.fences}, ${facts.rallyPoints}`}
      </Fact>
      {isStored && <PlanOrigin planId={id} />}
    </Facts>
  );
}

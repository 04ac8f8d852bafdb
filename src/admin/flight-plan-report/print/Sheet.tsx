import Translate, {translate} from '@docusaurus/Translate';
import {PassedOverNote} from '@site/src/flight-plans/words/PassedOverNote';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {distanceText, durationText} from '@site/src/components/figures/figureWords';
import {NoConflict} from '@site/src/flight-plans/words/CheckWords';
import {
  alertsOf,
  conflictTitle,
  stretchText,
  verdictText,
  whyText,
} from '@site/src/flight-plans/words/conflictWords';
import {altitudeText, modeText, momentText} from '@site/src/flight-plans/words/figureWords';
import {planFacts, type Conflict, type PathedPlan, type Restriction} from '@site/src/plan-check';
import {HOUR_MS, type CheckedPlan} from '../data/reportData';
import {verdictSigns} from '../plan/verdictSigns';
import {collectionOf, type ReportRow} from '../rows/reportRow';
import {checkedText, hourTexts} from './hourTexts';
import {PlanSketch} from './PlanSketch';
import styles from './print.module.css';

interface Props {
  readonly plan: PathedPlan;
  readonly row: ReportRow | undefined;
  readonly restrictions: readonly Restriction[];
}

/** A page has room for so many conflicts. */
const MOST_CONFLICTS = 12;

/** One plan on one page. */
export function Sheet({plan, row, restrictions}: Props) {
  const facts = planFacts(plan.plan, plan.path);
  const {contents, check} = row ?? {};
  const {highest} = facts;
  return (
    <section className={styles.sheet} aria-label={plan.name}>
      <header>
        <h2>{plan.name}</h2>
        <p>
          {[
            plan.id,
            row && collectionOf(row),
            contents &&
              translate(
                {id: 'admin.sheet.version', message: 'version {version} by {name}'},
                {version: contents.version, name: contents.updatedBy.name},
              ),
            row && momentText(row.item.received),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <PlanSketch plan={plan} restrictions={restrictions} />
      <p className={styles.figures}>
        {[
          distanceText(facts.length),
          durationText(facts.duration),
          highest &&
            translate(
              {id: 'admin.sheet.highest', message: 'up to {altitude} {mode}'},
              {altitude: altitudeText(highest.altitude), mode: modeText(highest.mode)},
            ),
          translate(
            {id: 'admin.sheet.parts', message: 'waypoints: {waypoints}, surveys and scans: {surveys}'},
            {waypoints: facts.waypoints, surveys: facts.surveys},
          ),
          translate(
            {id: 'admin.sheet.safety', message: 'fences: {fences}, rally points: {rally}'},
            {fences: facts.fences, rally: facts.rallyPoints},
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <PassedOverNote plan={plan.plan} />
      {check ? (
        <>
          <p className={styles.figures}>{checkedText(check.checkedAt)}</p>
          <Hours check={check} />
          <Conflicts check={check} />
        </>
      ) : (
        <p className={styles.figures}>
          <Translate id="admin.sheet.unchecked">Not checked against airspace and weather.</Translate>
        </p>
      )}
    </section>
  );
}

interface CheckProps {
  readonly check: CheckedPlan;
}

function Hours({check: {hours, thisHour}}: CheckProps) {
  const texts = hourTexts(hours.map(({hour}) => thisHour + hour * HOUR_MS));
  return (
    <table className={styles.hours}>
      <thead>
        <tr>
          {texts.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {hours.map(({hour, verdict}) => (
            <td key={hour} data-verdict={verdict}>
              {verdictSigns[verdict]}
              <span>{verdictText(verdict)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Conflicts({check: {conflicts}}: CheckProps) {
  if (conflicts.length === 0)
    return (
      <p>
        <NoConflict />
      </p>
    );
  return (
    <>
      <ul>
        {conflicts.slice(0, MOST_CONFLICTS).map((conflict) => (
          <li key={conflict.id}>{conflictText(conflict)}</li>
        ))}
      </ul>
      {conflicts.length > MOST_CONFLICTS && (
        <p>
          <Translate id="admin.sheet.more" values={{count: conflicts.length - MOST_CONFLICTS}}>
            {'and {count} more'}
          </Translate>
        </p>
      )}
      <AlertAttribution alerts={alertsOf(conflicts.slice(0, MOST_CONFLICTS))} />
    </>
  );
}

function conflictText(conflict: Conflict): string {
  const {verdict, cause} = conflict;
  return `${verdictText(verdict)}: ${conflictTitle(conflict)}, ${whyText(cause)} (${stretchText(conflict)})`;
}

import {byName} from '@site/src/components/order/naturalOrder';
import {routeName} from '../shared/ways/routeName';
import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {clockText} from '@site/src/components/figures/figureWords';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {useUnits} from '@site/src/components/units/useUnits';
import {useThisHour} from '../shared/data/useNow';
import {usePlatformQueries, usePlatformQuery} from '../shared/data/usePlatformQuery';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import type {Threshold} from '../shared/thresholds/thresholds';
import {HOUR_MS} from '../shared/view/hours';
import {useFilter} from '../shared/view/useView';
import {storedRoutesQuestion} from '../shared/ways/wayQuestions';
import styles from './threshold.module.css';
import {readingsQuestion, tryThreshold, type Readings} from './trial';
import {thresholdText} from './words';

interface Props {
  readonly thresholds: readonly Threshold[];
}

/** What the thresholds would tell of a stored route, before they are kept. */
export function RouteTrial({thresholds}: Props) {
  const [routeId, setRouteId] = useFilter('weather-threshold-route');
  const routes = usePlatformQuery(storedRoutesQuestion);
  const types = [...new Set(thresholds.map(({type}) => type))];
  const results = usePlatformQueries(types.map((type) => readingsQuestion(routeId, type)));
  const isStored = routes.data?.some((route) => route.routeId === routeId);
  return (
    <section className={styles.trial}>
      <h3>
        <Translate id="dashboard.threshold.trial">Try them on a stored route</Translate>
      </h3>
      <DataAge results={routeId ? [routes, ...results] : [routes]} />
      {routes.data?.length === 0 ? (
        <Hint>
          <Translate id="dashboard.threshold.noRoutes">No route is stored in your account yet.</Translate>
        </Hint>
      ) : (
        <Choice
          label={translate({id: 'dashboard.threshold.route', message: 'Route'})}
          options={byName(routes.data ?? [], routeName).map((route) => [route.routeId, routeName(route)])}
          value={isStored ? routeId : ''}
          choose={setRouteId}
          hasAny={translate({id: 'dashboard.threshold.noRoute', message: 'Choose a route'})}
        />
      )}
      {routeId && <TrialTable thresholds={thresholds} readings={results.flatMap(({data}) => data ?? [])} />}
    </section>
  );
}

interface TableProps extends Props {
  readonly readings: readonly Readings[];
}

function TrialTable({thresholds, readings}: TableProps) {
  const [units] = useUnits();
  const thisHour = useThisHour();
  return (
    <>
      <ScrollTable label={translate({id: 'dashboard.threshold.table', message: 'Events on the route'})}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="dashboard.threshold.column.threshold">Threshold</Translate>
            </th>
            <th scope="col">
              <Translate id="dashboard.threshold.column.hours">Hours</Translate>
            </th>
            <th scope="col">
              <Translate id="dashboard.threshold.column.most">Most of the route</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {thresholds.map((threshold) => {
            const found = readings.find(({type}) => type === threshold.type);
            const trial = found && tryThreshold(threshold, found);
            return (
              <tr key={threshold.id}>
                <th scope="row" title={thresholdText(threshold, units)}>
                  {threshold.id}
                </th>
                <td>
                  {trial &&
                    (trial.hours.length === 0
                      ? translate({id: 'dashboard.threshold.never', message: 'none'})
                      : translate(
                          {id: 'dashboard.threshold.hours', message: '{count} of {total}, first {time}'},
                          {
                            count: String(trial.hours.length),
                            total: String(found.hours.length),
                            time: clockText(thisHour + (trial.hours[0] ?? 0) * HOUR_MS),
                          },
                        ))}
                </td>
                <td>{trial && trial.of > 0 ? `${Math.round((100 * trial.most) / trial.of)} %` : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      <Hint>
        <Translate id="dashboard.threshold.precision">
          By readings every 4 km. The platform looks at every cell of the grid that the route passes.
        </Translate>
      </Hint>
    </>
  );
}

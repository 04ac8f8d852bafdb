import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {unitChoices, type Quantity} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import styles from './stage.module.css';

/** What speeds, temperatures and precipitation are shown in, in all panels. */
export function UnitChoices() {
  const [units, setUnits] = useUnits();
  const names: Readonly<Record<Quantity, string>> = {
    speed: translate({id: 'dashboard.units.speed', message: 'Speed'}),
    temperature: translate({id: 'dashboard.units.temperature', message: 'Temperature'}),
    precipitation: translate({id: 'dashboard.units.precipitation', message: 'Precipitation'}),
  };
  const knots = translate({id: 'dashboard.units.knots', message: 'knots (kn)'});
  return (
    <details className={styles.units}>
      <summary>
        <Translate id="dashboard.units">Units</Translate>
      </summary>
      <div className={styles.unitList}>
        {(Object.keys(names) as Quantity[]).map((quantity) => (
          <Choice
            key={quantity}
            label={names[quantity]}
            options={unitChoices[quantity].map((unit) => [unit, unit === 'kn' ? knots : unit])}
            value={units[quantity]}
            choose={(unit) => setUnits({...units, [quantity]: unit})}
          />
        ))}
        <p>
          <Translate id="dashboard.units.note">
            Kept in this browser. Responses, exports and code keep the units of the API.
          </Translate>
        </p>
      </div>
    </details>
  );
}

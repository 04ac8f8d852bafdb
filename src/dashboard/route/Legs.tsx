import Translate, {translate} from '@docusaurus/Translate';
import {distanceText, durationText} from '@site/src/components/figures/figureWords';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import type {Schemas} from '@site/src/platform';
import type {Way} from '../shared/ways/way';
import styles from './route.module.css';

/** A stretch of the way that is pointed at. */
export interface StepStretch {
  readonly from: number;
  readonly to: number;
}

interface Props {
  readonly route: Schemas['Route'];
  readonly way: Way;
  readonly point: (stretch: StepStretch | undefined) => void;
  readonly show: (stretch: StepStretch) => void;
}

/** The way leg by leg and step by step; a step that is pointed at is marked on the map. */
export function Legs({route, way, point, show}: Props) {
  return route.legs.map((leg, index) => (
    <details key={index} className={styles.leg}>
      <summary>
        <strong>
          {leg.summary ||
            translate({id: 'dashboard.route.leg', message: 'Leg {number}'}, {number: String(index + 1)})}
        </strong>
        <span>{`${distanceText(leg.distance)}, ${durationText(leg.duration)}`}</span>
      </summary>
      <RowList isOrdered>
        {leg.steps.map((step, at) => {
          const span = way.steps[index]?.[at];
          const stretch = {
            from: way.points[span?.first ?? 0]?.distance ?? 0,
            to: way.points[span?.last ?? 0]?.distance ?? 0,
          };
          return (
            <ListRow
              key={at}
              className={styles.step}
              isSelected={false}
              isHovered={false}
              toggle={() => show(stretch)}
              hover={(isOver) => point(isOver ? stretch : undefined)}
            >
              <span>{step.name || <Translate id="dashboard.route.noName">Unnamed road</Translate>}</span>
              <span
                className={styles.soft}
              >{`${distanceText(step.distance)}, ${durationText(step.duration)}`}</span>
            </ListRow>
          );
        })}
      </RowList>
    </details>
  ));
}

import Translate, {translate} from '@docusaurus/Translate';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {Hint} from '../../shared/parts/Hint';
import styles from '../traffic.module.css';
import {useGoTo} from '../../shared/stage/useStage';
import {colourOf, levelNames, levelOf} from './levels';
import {readingText} from './reading';
import {roadName} from './roadName';
import type {SlowRoad} from './listSlowRoads';
import type {RoadsPart} from './useRoadsPart';

/** The rows of a list that can still be taken in. */
const MOST_ROWS = 6;
/** Towns and the main roads between them. */
const CLOSE = 8;

interface Props {
  readonly part: RoadsPart;
}

/** What the colours of the map say, in words: where roads in sight are slowest. */
export function SlowestRoads({part}: Props) {
  const {shown, picked, chosen, choose, hovered, hover} = part;
  const goTo = useGoTo();
  if (!shown) return null;
  const {roads, slow, isPartial} = shown;
  const [west, south, east, north] = roads.bounds;
  const zoomIn = () => goTo({center: [(west + east) / 2, (south + north) / 2], zoom: CLOSE});
  return (
    <section
      className={styles.slowest}
      aria-label={translate({id: 'dashboard.traffic.slowest', message: 'Slowest roads on this map'})}
    >
      <h3>
        <Translate id="dashboard.traffic.slowest">Slowest roads on this map</Translate>
      </h3>
      {roads.isTooFar ? (
        <>
          <Hint>
            <Translate id="dashboard.traffic.tooFar">The map is too far away to show roads.</Translate>
          </Hint>
          <SmallButton onClick={zoomIn}>
            <Translate id="dashboard.traffic.zoomIn">Zoom in to the roads</Translate>
          </SmallButton>
        </>
      ) : roads.lines.length === 0 ? (
        <Hint>
          <Translate id="dashboard.traffic.noRoads">
            This map shows no roads. Move the map to a town.
          </Translate>
        </Hint>
      ) : slow.length === 0 ? (
        <Hint>
          <Translate id="dashboard.traffic.allFree">
            Every road on this map is free: traffic slows none of them by 10 % or more. Move the time bar to
            another hour, or the map to a larger city.
          </Translate>
        </Hint>
      ) : (
        <RowList className={styles.list}>
          {slow.slice(0, MOST_ROWS).map((road) => (
            <Row
              key={road.id}
              road={road}
              isChosen={road.id === chosen}
              isHovered={road.id === hovered}
              choose={choose}
              hover={hover}
            />
          ))}
        </RowList>
      )}
      <p role="status" className={styles.picked}>
        {picked && readingText(picked)}
      </p>
      {isPartial && (
        <Hint>
          <Translate id="dashboard.traffic.partial">
            The smallest roads are not coloured: there are too many. Zoom in to see them.
          </Translate>
        </Hint>
      )}
    </section>
  );
}

interface RowProps extends Pick<RoadsPart, 'choose' | 'hover'> {
  readonly road: SlowRoad;
  readonly isChosen: boolean;
  readonly isHovered: boolean;
}

function Row({road, isChosen, isHovered, choose, hover}: RowProps) {
  const {id, percent, metres} = road;
  const level = levelOf(percent);
  return (
    <ListRow
      className={styles.row}
      isSelected={isChosen}
      isHovered={isHovered}
      toggle={() => choose(isChosen ? undefined : id)}
      hover={(isOver) => hover(isOver ? id : undefined)}
    >
      <span className={styles.road}>{roadName(road)}</span>
      <span className={styles.state} style={{borderLeftColor: colourOf(level)}}>
        {translate(
          {
            id: 'dashboard.traffic.slowRoad',
            message: '{level}: up to {percent} % slower, on {length} km',
            description: '{level} is a word such as Congested',
          },
          {level: levelNames()[level], percent: String(percent), length: (metres / 1000).toFixed(1)},
        )}
      </span>
    </ListRow>
  );
}

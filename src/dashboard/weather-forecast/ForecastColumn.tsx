import Translate, {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';
import type {LonLat} from '@site/src/map';
import {Hint} from '../shared/parts/Hint';
import {TileNotice} from '../shared/tiles/TileNotice';
import type {TileState} from '../shared/tiles/useTileTrouble';
import {MapBuilder} from './code/MapBuilder';
import {ColourFields, KindChoice} from './fields/ForecastFields';
import styles from './forecast.module.css';
import {GridPart} from './grid/GridPart';
import type {GridState} from './grid/useGrid';
import {PositionPart} from './PositionPart';
import type {ForecastSettings, Picture, SettingsState} from './settings';

interface Props {
  readonly state: SettingsState;
  readonly settings: ForecastSettings;
  /** Hours from now to the hour shown. */
  readonly offset: number;
  readonly thisHour: number;
  readonly grid: GridState;
  readonly tiles: TileState;
  readonly position: LonLat | undefined;
  readonly choosePosition: (position: LonLat | undefined) => void;
}

/** What is asked about, the values of a position hour by hour, how the map is painted, and the same map as code. */
export function ForecastColumn(props: Props) {
  const {state, settings, offset, thisHour, grid, tiles, position, choosePosition} = props;
  const pictures: {value: Picture; name: string}[] = [
    {value: 'tiles', name: translate({id: 'dashboard.forecast.tiles', message: 'Tiles'})},
    {value: 'grid', name: translate({id: 'dashboard.forecast.grid', message: 'Grid'})},
  ];
  return (
    <>
      {!grid.layers && <TileNotice state={tiles} />}
      {offset < 0 && (
        <Hint>
          <Translate id="dashboard.forecast.past">
            The forecast starts at the present hour. Choose that hour or a later one on the time bar.
          </Translate>
        </Hint>
      )}
      <KindChoice state={state} />
      <PositionPart
        settings={settings}
        offset={offset}
        thisHour={thisHour}
        position={position}
        choosePosition={choosePosition}
      />
      <section className={styles.picture}>
        <h3>
          <Translate id="dashboard.forecast.onMap">On the map</Translate>
        </h3>
        <Segments
          label={translate({id: 'dashboard.forecast.picture', message: 'Drawn from'})}
          options={pictures}
          value={state.picture}
          choose={(value) => state.setPicture(value === 'tiles' ? '' : value)}
        />
        {state.picture === 'grid' && <GridPart settings={settings} state={grid} isOver={offset < 0} />}
        <ColourFields state={state} />
      </section>
      <MapBuilder settings={settings} forecastHour={Math.max(0, offset)} />
    </>
  );
}

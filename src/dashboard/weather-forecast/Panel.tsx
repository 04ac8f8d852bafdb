import {translate} from '@docusaurus/Translate';
import type {LonLat} from '@site/src/map';
import {parsePosition} from '@site/src/map/places/positionText';
import {useCallback, useMemo} from 'react';
import {useConnection} from '../shared/data/connection';
import {useThisHour} from '../shared/data/useNow';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import type {PanelProps} from '../shared/panel';
import type {PanelLayer} from '../shared/stage/stageStore';
import {FleetSight} from '../shared/stage/FleetSight';
import {usePanelLayers} from '../shared/stage/useStage';
import {tilePaths} from '../shared/tile-log/tileOperations';
import {useTileTrouble} from '../shared/tiles/useTileTrouble';
import {weatherTiles} from '../shared/tiles/weatherTiles';
import {HOUR_MS, hourOffset} from '../shared/view/hours';
import {useFilter, useView} from '../shared/view/useView';
import {ForecastColumn} from './ForecastColumn';
import {ForecastLegend} from './ForecastLegend';
import {valueIn} from './grid/gridQuestion';
import {useGrid} from './grid/useGrid';
import {formatPosition, positionLayer} from './position';
import {readingQuestion} from './reading';
import {useForecastSettings, type ForecastSettings} from './settings';
import {useRestingPointer} from './useRestingPointer';

/** The weather of the next hours as a picture, with its values. `lazy` requires the default export. */
export default function WeatherForecastPanel({isOpen}: PanelProps) {
  const {view} = useView();
  const {baseUrl} = useConnection();
  const state = useForecastSettings();
  const {weatherType, colorMap, numShades, picture} = state;
  const settings = useMemo(
    (): ForecastSettings => ({weatherType, colorMap, numShades}),
    [weatherType, colorMap, numShades],
  );
  const thisHour = useThisHour();
  const offset = hourOffset(view.at, thisHour);
  const time = thisHour + offset * HOUR_MS;
  const [at, setAt] = useFilter('weather-forecast-at');
  const position = useMemo(() => parsePosition(at), [at]);
  const pick = useCallback((picked: LonLat) => setAt(formatPosition(picked)), [setAt]);

  const grid = useGrid(settings, picture === 'grid' && offset >= 0, time);
  const pointer = useRestingPointer(isOpen);
  const inGrid = pointer.position && grid.grid && valueIn(grid.grid, pointer.position);
  const isAsked = inGrid === undefined && offset >= 0;
  const under = usePlatformQuery(
    readingQuestion(isAsked ? pointer.rested : undefined, weatherType, thisHour),
  );

  const tiles = useTileTrouble(tilePaths.forecast);
  const {round} = tiles;
  const drawn = useMemo(
    () =>
      offset < 0
        ? []
        : (grid.layers ?? weatherTiles('weather-forecast', baseUrl, settings, thisHour, offset, round)),
    [offset, round, grid.layers, baseUrl, settings, thisHour],
  );
  const mark = useMemo(() => (isOpen && position ? [positionLayer(position)] : []), [isOpen, position]);
  const underPointer = isAsked ? pointer.rested && under.data?.[offset] : inGrid;
  const {move} = pointer;
  const layers = useMemo(
    (): PanelLayer[] => [
      {
        id: 'weather-forecast',
        title: translate({id: 'dashboard.forecast.layer', message: 'Weather forecast'}),
        drawn: [...drawn, ...mark],
        legend: (
          <ForecastLegend
            settings={settings}
            position={isAsked ? pointer.rested : pointer.position}
            value={underPointer}
          />
        ),
        ...(isOpen && {onPickPosition: pick, onPoint: move}),
      },
    ],
    [drawn, mark, settings, isAsked, pointer.rested, pointer.position, underPointer, isOpen, pick, move],
  );
  usePanelLayers('weather-forecast', layers);
  if (!isOpen) return null;
  return (
    <>
      <FleetSight degrees={8} />
      <ForecastColumn
        state={state}
        settings={settings}
        offset={offset}
        thisHour={thisHour}
        grid={grid}
        tiles={tiles}
        position={position}
        choosePosition={(chosen) => setAt(chosen ? formatPosition(chosen) : '')}
      />
    </>
  );
}

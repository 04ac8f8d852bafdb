import {valueText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {spans} from '@site/src/map/tiles/shown/legend';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useInSight} from '../../shared/stage/useStage';
import {usePlatformQuery} from '../../shared/data/usePlatformQuery';
import {useEffect, useMemo, useState} from 'react';
import type {ForecastSettings} from '../settings';
import {gridQuestion, isTooLarge, type GridChoice, type GridType} from './gridQuestion';
import {loadColours, paintGrid} from './paintGrid';
import {pictureLayer, valuesLayer} from './gridLayers';

/** The grid of the hour shown, once somebody has asked for the part of it that is in sight; no layers before it is painted. */
export function useGrid(settings: ForecastSettings, isWanted: boolean, time: number) {
  const {weatherType} = settings;
  const inSight = useInSight();
  const [choice, setChoice] = useState<GridChoice>();
  const [progress, setProgress] = useState(0);
  const isShown = isWanted && choice?.type === weatherType && choice.time === time;
  const result = usePlatformQuery(gridQuestion(isShown ? choice : undefined, setProgress));
  const grid = isShown ? result.data : undefined;
  const colours = useColours(settings.colorMap, isWanted);
  const picture = useMemo(
    () => grid && colours && pictureLayer(grid, paintGrid(grid, settings, colours)),
    [grid, settings, colours],
  );
  const [units] = useUnits();
  const {unit} = spans[weatherType];
  const values = useMemo(
    () => grid && inSight && valuesLayer(grid, inSight, (value) => valueText(value, unit, units)),
    [grid, inSight, unit, units],
  );
  const layers = useMemo(
    () => picture && [picture, values].filter((layer) => layer !== undefined),
    [picture, values],
  );
  const load = () => {
    if (inSight && weatherType !== 'traffic') {
      setProgress(0);
      setChoice({type: weatherType satisfies GridType, time, bounds: inSight});
    }
  };
  return {grid, layers, result, load, progress, isShown, canLoad: inSight && !isTooLarge(inSight)};
}

export type GridState = ReturnType<typeof useGrid>;

function useColours(colorMap: string, isWanted: boolean): Uint8ClampedArray | undefined {
  const picture = useBaseUrl('/map/colour-maps.png');
  const [loaded, setLoaded] = useState<{readonly name: string; readonly colours: Uint8ClampedArray}>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadColours(picture, colorMap).then(
      (colours) => !isOver && setLoaded({name: colorMap, colours}),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [picture, colorMap, isWanted]);
  return loaded?.name === colorMap ? loaded.colours : undefined;
}

import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {DataAge} from '../../shared/parts/DataAge';
import {Hint} from '../../shared/parts/Hint';
import styles from '../forecast.module.css';
import type {ForecastSettings} from '../settings';
import type {GridState} from './useGrid';

interface Props {
  readonly settings: ForecastSettings;
  readonly state: GridState;
  /** Whether the hour shown is over. */
  readonly isOver: boolean;
}

/** Loads the grid of the hour, as far as the map shows it. */
export function GridPart({settings, state, isOver}: Props) {
  const {grid, result, load, progress, isShown, canLoad} = state;
  if (settings.weatherType === 'traffic')
    return (
      <Hint>
        <Translate id="dashboard.forecast.grid.none">The platform has no traffic grid.</Translate>
      </Hint>
    );
  const isLoading = isShown && result.isFetching;
  return (
    <div className={styles.grid}>
      {isShown && <DataAge results={[result]} />}
      <SmallButton onClick={load} isDisabled={isOver || isLoading || !canLoad}>
        <Translate id="dashboard.forecast.grid.load">Load the grid of this hour</Translate>
      </SmallButton>
      <p role="status">
        {isLoading
          ? translate(
              {id: 'dashboard.forecast.grid.loading', message: 'Loading: {percent} %'},
              {percent: String(Math.floor(progress * 100))},
            )
          : grid
            ? pluralText(
                translate(
                  {
                    id: 'dashboard.forecast.grid.loaded',
                    message: '{count} cell is loaded.|{count} cells are loaded.',
                    description: 'Plural forms of {count}',
                  },
                  {count: grid.cells.length.toLocaleString()},
                ),
                grid.cells.length,
              )
            : canLoad
              ? translate({
                  id: 'dashboard.forecast.grid.hint',
                  message:
                    'A grid covers the world in 33.5 MB. Only the part that the map needs is downloaded, and only the visible part is kept. Zoom in to see the values in their cells.',
                })
              : translate({
                  id: 'dashboard.forecast.grid.zoom',
                  message: 'Zoom in: the grid can only be shown for part of the world.',
                })}
      </p>
    </div>
  );
}

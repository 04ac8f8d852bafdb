import {notFound} from '../../../http/apiError';
import {readPathHour} from '../../shared/weather/pathHour';
import {cacheControl} from '../../shared/tiles/cacheControl';
import {COLUMNS, ROWS} from '../../../world/frame/grid';
import {hourOf} from '../../../world/frame/time';
import type {GridType} from '../../../world/weather/types';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {HORIZON_HOURS} from '../horizon';
import {gridBytes} from './gridBytes';

type GridOperation = 'getTemperatureGrid' | 'getWindGrid' | 'getGustGrid' | 'getRainGrid' | 'getSnowGrid';

/**
 * Defines the operation of one kind of grid. The grid is made while it is sent.
 * @param fileName - how files of it begin: `temperature-2026-07-14T18Z.bin`.
 */
export function defineGrid(operationId: GridOperation, type: GridType, fileName: string) {
  return defineHandler(operationId, ({path, world, clock, respond}) => {
    const {clockHour, text} = readPathHour(path);
    const ahead = clockHour - hourOf(clock.now().getTime());
    if (!(ahead >= 0 && ahead <= HORIZON_HOURS))
      throw notFound(
        `There is no grid for ${text}: grids cover the time from the current hour to ${HORIZON_HOURS} hours ahead`,
      );
    return respond(200, gridBytes(world, type, clockHour), {
      'Cache-Control': cacheControl(clock),
      'Content-Disposition': `attachment; filename="${fileName}-${text.slice(0, 13)}Z.bin"`,
      'Content-Length': COLUMNS * ROWS,
    });
  });
}

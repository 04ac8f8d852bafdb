export {createPlatformClient, type PlatformClient, type PlatformOptions} from './createPlatformClient';
export {PlatformError} from './PlatformError';
export {iterateObjectHistory, iterateRoutes} from './pages';
export {Grid, readGrid, type GridKind} from './grids';
export {readTile, tileAt, type Tile} from './tiles';
export {createRetryingFetch, type RetryOptions} from './createRetryingFetch';
export type {components, operations, paths} from './contract';

import type {MapView} from '../canvas/types';
import type {Bounds} from '../layers/bounds';

/** A map of this many pixels each way shows the bounds. */
const PIXELS = 300;
/** The world is so wide at zoom 0. */
const WORLD_PIXELS = 512;
const CLOSEST = 17;

/** Where a map stands that shows all of the bounds, however small they are. */
export function viewOfBounds([west, south, east, north]: Bounds): MapView {
  const middle = (south + north) / 2;
  const scale = Math.cos((middle * Math.PI) / 180);
  const span = Math.max(east - west, (north - south) / scale, 1e-6);
  const zoom = Math.log2((PIXELS * 360) / (WORLD_PIXELS * span));
  return {center: [(west + east) / 2, middle], zoom: Math.max(0, Math.min(CLOSEST, zoom))};
}

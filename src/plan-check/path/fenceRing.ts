import type {Fence} from '../plan/types';

const CORNERS = 48;
const DEGREES_PER_METRE = 1 / 111_195;

/** A fence as a closed ring: circles with enough corners to look round. */
export function fenceRing(fence: Fence): readonly (readonly number[])[] {
  if (fence.kind === 'polygon') return fence.ring;
  const [lon = 0, lat = 0] = fence.center;
  const reach = fence.radius * DEGREES_PER_METRE;
  const corners = Array.from({length: CORNERS}, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [lon + (reach * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180), lat + reach * Math.sin(angle)];
  });
  return [...corners, ...corners.slice(0, 1)];
}

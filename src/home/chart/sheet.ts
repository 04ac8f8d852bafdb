import type {Position} from '../contract/homeFacts';
import {createProjection} from './projection';

/** The sheet of the hero: from the Cascades' east slope to the airport of Redmond. */
export const extent = {west: -121.76, east: -121.2, south: 44.03, north: 44.312};
export const sheet = createProjection(extent, 880);

/** Room around the map for the neat line and its figures. */
export const MARGIN = 28;

/** The survey under a glass: the same ground, ten times larger. */
export const glass = {centre: {x: 196, y: 466}, radius: 118, focus: [-121.6197, 44.2096] satisfies Position};
const REACH = 0.0054;
export const glassSheet = createProjection(
  {
    west: glass.focus[0] - REACH / Math.cos((44.21 * Math.PI) / 180),
    east: glass.focus[0] + REACH / Math.cos((44.21 * Math.PI) / 180),
    south: glass.focus[1] - REACH,
    north: glass.focus[1] + REACH,
  },
  glass.radius * 2,
);

/** Towns, to find one's way; the examples name streets. */
export const towns: readonly {name: string; position: Position; isLabelledLeft: boolean}[] = [
  {name: 'Bend', position: [-121.3153, 44.0582], isLabelledLeft: true},
  {name: 'Sisters', position: [-121.5492, 44.291], isLabelledLeft: false},
];

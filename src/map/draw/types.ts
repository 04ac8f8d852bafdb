import type {Position} from 'geojson';

/** What is being drawn on a map. The page keeps the positions; the map shows them and tells when they change. */
export interface DrawTool {
  /** Points in an order, a line, or a polygon without holes, whose first position is not repeated at its end. */
  readonly kind: 'points' | 'line' | 'polygon';
  /** `[lon, lat]` in degrees. */
  readonly positions: readonly Position[];
  readonly change: (positions: readonly Position[]) => void;
  /** How many there may be; none may be added beyond. */
  readonly most?: number | undefined;
}

/** How few positions make a shape of a kind. */
export const fewestPositions: Readonly<Record<DrawTool['kind'], number>> = {points: 1, line: 2, polygon: 3};

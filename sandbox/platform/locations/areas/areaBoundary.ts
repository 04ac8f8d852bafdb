import {polygonViolations} from '../../../geometry/polygonViolations';
import {readWktPolygon, writeWktPolygon} from '../../../geometry/wkt';
import {badRequest} from '../../../http/apiError';
import type {BodyOf, QueryOf} from '../../../contract/operationTypes';
import type {StoredArea} from '../../../store/locations/areas';

type SentArea = BodyOf<'createArea'>;
type Format = QueryOf<'listAreas'>['format'];

/** The contract's limit of a boundary as well-known text: what cannot be given back is not taken. */
const LONGEST_WKT = 1_000_000;

/**
 * The coordinates of an area's boundary, whichever notation it came in.
 * @throws ApiError 400 for a boundary that is no sound polygon.
 */
export function readBoundary(area: SentArea): number[][][] {
  if (area.format === 'geojson') {
    const {coordinates} = area.geometry;
    refuse(polygonViolations(coordinates, (ring) => `body.geometry.coordinates[${ring}]`));
    if (writeWktPolygon(coordinates).length > LONGEST_WKT)
      throw badRequest(`body.geometry is longer than ${LONGEST_WKT} characters as well-known text`);
    return coordinates;
  }
  const reading = readWktPolygon(area.geometry);
  if ('violation' in reading) throw badRequest(`body.geometry ${reading.violation}`);
  refuse(polygonViolations(reading.coordinates, (ring) => `body.geometry ring ${ring}`));
  return reading.coordinates;
}

/** An area as responses show it, its boundary written in a format. */
export function writeArea({coordinates, properties, ...area}: StoredArea, format: Format): SentArea {
  const rest = properties && {properties};
  return format === 'geojson'
    ? {...area, format, geometry: {type: 'Polygon', coordinates}, ...rest}
    : {...area, format, geometry: writeWktPolygon(coordinates), ...rest};
}

function refuse(violations: readonly string[]): void {
  if (violations.length > 0) throw badRequest(...violations);
}

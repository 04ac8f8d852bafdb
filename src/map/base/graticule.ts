import type {Feature, MultiLineString, Position} from 'geojson';

/** Web Mercator ends here, in degrees of latitude. */
const HIGHEST = 85;

/** Meridians and parallels, so many degrees apart. On the map's projection all of them are straight. */
export function graticule(step: number): Feature<MultiLineString> {
  const lines: Position[][] = [];
  const meridian = (lon: number) => [
    [lon, -HIGHEST],
    [lon, HIGHEST],
  ];
  const parallel = (lat: number) => [
    [-180, lat],
    [180, lat],
  ];
  for (let lon = -180; lon <= 180; lon += step) lines.push(meridian(lon));
  for (let lat = -80; lat <= 80; lat += step) lines.push(parallel(lat));
  return {type: 'Feature', properties: {}, geometry: {type: 'MultiLineString', coordinates: lines}};
}

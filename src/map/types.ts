import type {FeatureCollection, Geometry} from 'geojson';
import type {LayerSpecification, SourceSpecification} from 'maplibre-gl';
import type {ReactNode} from 'react';

/** A variable of `custom.css`: a map has the colours of the page around it, in both modes. */
export type MapColour = 'signal' | 'data' | 'fire' | 'airspace';

/** What a feature brings for the map; other properties are left alone. */
export interface MapProperties {
  /** Written beside points. */
  readonly label?: string;
}

/** GeoJSON in degrees (EPSG:4326), drawn above everything else. */
export interface FeaturesLayer {
  readonly kind: 'features';
  readonly id: string;
  readonly features: FeatureCollection<Geometry, MapProperties>;
  readonly colour?: MapColour;
}

/** Raster or vector tiles and how they are drawn, in MapLibre's own words; names and borders stay above them. */
export interface TilesLayer {
  readonly kind: 'tiles';
  readonly id: string;
  readonly source: SourceSpecification;
  /** Each names `id` as its source. */
  readonly layers: readonly LayerSpecification[];
}

/** Layers are compared by reference: hand over the same object until something changes. */
export type MapLayer = FeaturesLayer | TilesLayer;

export interface MapView {
  /** Longitude and latitude in degrees. */
  readonly center: readonly [lon: number, lat: number];
  readonly zoom: number;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Headers for every request that a map sends to an address below `base`. The map knows no keys: it is given them. */
export interface TileHeaders {
  readonly base: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

export interface MapProps {
  /** Names the map for those who do not see it. */
  readonly label: string;
  readonly layers: readonly MapLayer[];
  /** What tells in words what the map shows; stands beneath it. */
  readonly summary: ReactNode;
  /** Where the map begins; without it, it shows all features. */
  readonly view?: MapView;
  /** Shown from now on, whenever another object comes. */
  readonly bounds?: Bounds;
  readonly tileHeaders?: TileHeaders;
  /** A click: the place, and the index of the feature there in its layer. */
  readonly onPick?: (lon: number, lat: number, picked?: {layer: string; index: number}) => void;
  /** Drawn stronger than the others. */
  readonly selected?: {readonly layer: string; readonly index: number};
  /** When a tile could not be had, with the answer's status; 0 when there was no answer. Empty tiles are none of these. */
  readonly onTileError?: (status: number) => void;
  readonly size?: 'small' | 'large';
}

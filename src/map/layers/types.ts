import type {FeatureCollection, Geometry} from 'geojson';
import type {LayerSpecification, SourceSpecification} from 'maplibre-gl';
import type {MapColour} from '../base/palette';

/** What a feature brings for the map; other properties are left alone. */
export interface MapProperties {
  /** Written beside points. */
  readonly label?: string;
  /** Replaces the layer's colour. */
  readonly colour?: MapColour;
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

export {LazyMap} from './canvas/LazyMap';
export type {MapView, TileHeaders} from './canvas/types';
export {findFeatures, type FoundFeature} from './geojson/findFeatures';
export {GeoJsonMap} from './geojson/GeoJsonMap';
export {lonLatText} from './geojson/words';
export type {Bounds} from './layers/bounds';
export type {FeaturesLayer, MapLayer, TilesLayer} from './layers/types';

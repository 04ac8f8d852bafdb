export {findFeatures, type FoundFeature} from './geojson/findFeatures';
export {GeoJsonMap} from './geojson/GeoJsonMap';
export {lonLatText} from './geojson/words';
export {LazyMap} from './LazyMap';
export type {Bounds, FeaturesLayer, MapLayer, MapView, TileHeaders, TilesLayer} from './types';

import type {GeometryCollection, Topology} from 'topojson-specification';

/** The coasts of the world as TopoJSON: `countries-50m.json` of world-atlas. */
export type Atlas = Topology<{land: GeometryCollection}>;

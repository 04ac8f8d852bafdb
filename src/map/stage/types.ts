import type {CanvasSourceSpecification, LayerSpecification, SourceSpecification} from 'maplibre-gl';
import type {ReactNode} from 'react';
import type {Palette} from '../base/palette';
import type {MapView, TileHeaders} from '../canvas/types';
import type {DrawTool} from '../draw/types';
import type {RoadsInSight} from '../ground/roadsInSight';
import type {Bounds} from '../layers/bounds';

/** What a stage draws. Layers are compared by reference: hand over the same object until something changes. */
export interface StageLayer {
  readonly id: string;
  /** A change of GeoJSON data is drawn without a flicker; any other change draws the layer anew. */
  readonly source: SourceSpecification | CanvasSourceSpecification;
  /** In the colours of the page; ids begin with that of the layer. Hand over the same function until it is painted otherwise; the layers stay the same. */
  readonly draw: (palette: Palette, source: string) => readonly LayerSpecification[];
  /** Beneath coasts and names, as pictures of the weather lie, or above them. */
  readonly isGround?: boolean;
  /** Above the roads of the base map and beneath its names. */
  readonly isUnderNames?: boolean;
  /** 0 to 1. */
  readonly opacity: number;
  /** Whether a pointer finds its features. */
  readonly isPickable?: boolean;
}

/** A feature under the pointer. */
export interface Hit {
  readonly layer: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Where the pointer is. */
  readonly position: LonLat;
}

/** Degrees, the longitude within 180 of Greenwich. */
export type LonLat = readonly [lon: number, lat: number];

/** Where a stage goes, whenever another object comes. */
export type Goal = {readonly bounds: Bounds} | MapView;

export interface StageProps {
  /** Names the map for those who do not see it. */
  readonly label: string;
  /** The lowest first. */
  readonly layers: readonly StageLayer[];
  /** Where the map stands; it follows, and tells when somebody moved it. */
  readonly view: MapView | undefined;
  readonly onMove: (view: MapView) => void;
  readonly goal?: Goal | undefined;
  /** How many pixels of the left edge something stands over: asked whenever the map goes somewhere. */
  readonly covered?: () => number;
  readonly onPick?: (hit: Hit | undefined, position: LonLat) => void;
  /** Where the pointer is, and over what; undefined where it has left the map. */
  readonly onHover?: (hit: Hit | undefined, position: LonLat | undefined) => void;
  /** What is in sight: told when the map has come to rest. */
  readonly onRest?: (bounds: Bounds) => void;
  /** The roads of the base map in sight, told when all of them are drawn; undefined while nobody asks. */
  readonly onRoads?: ((roads: RoadsInSight | 'none') => void) | undefined;
  readonly tileHeaders?: TileHeaders | undefined;
  readonly onTileError?: (status: number) => void;
  /** What the reader draws with; while there is one, a click picks nothing. */
  readonly tool?: DrawTool | undefined;
  /** Whether the page around it is scrolled: it is then scrolled past the map, not into it. */
  readonly isPart?: boolean;
  /** Whose data the layers show. */
  readonly attribution?: ReactNode;
  /** What else stands over the map, marked with `data-over-map`: labels give way to it. */
  readonly children?: ReactNode;
}

import type {Feature, FeatureCollection, Point} from 'geojson';
import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';

const ID = 'label-bounds';
/** What stands over a map, its scale included. */
const COVERS = '[data-over-map], .maplibregl-ctrl-scale';
const EDGE = 2;

/** In pixels from the map's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type BoxFeature = Feature<Point, {readonly padding: readonly number[]}>;

/**
 * Keeps labels from being cut by the edges of a map or covered by what stands over it. Both are invisible symbols that
 * are placed before all others: a label that collides with one finds another anchor, or is left out.
 *
 * @returns what brings them to where the map is now, and tells whether something has changed
 */
export function keepLabelsInside(map: Drawing): () => boolean {
  let drawn = '';
  const resized = new ResizeObserver(() => follow());
  map.addImage(ID, {width: 1, height: 1, data: new Uint8Array(4)});
  map.addSource(ID, {type: 'geojson', data: collectionOf([])});
  map.addLayer({
    id: ID,
    type: 'symbol',
    source: ID,
    layout: {'icon-image': ID, 'icon-allow-overlap': true, 'icon-padding': ['get', 'padding']},
  });
  map.on('styledata', raise);
  map.on('moveend', follow);
  map.on('resize', follow);
  map.on('remove', () => resized.disconnect());
  follow();
  return follow;

  /** Symbols of the topmost layer are placed first. */
  function raise(): void {
    if (map.getLayer(ID) && map.getLayersOrder().at(-1) !== ID) map.moveLayer(ID);
  }

  function follow(): boolean {
    // The map may have been closed meanwhile: it has no style then.
    if (!map.style) return false;
    const boxes = isWholeWorld(map) ? [] : [...edgesOf(map.getContainer()), ...covers()];
    const features = collectionOf(
      boxes.map(({x, y, width, height}): BoxFeature => {
        const {lng, lat} = map.unproject([x + width / 2, y + height / 2]);
        const padding = [height / 2, width / 2, height / 2, width / 2];
        return {type: 'Feature', properties: {padding}, geometry: {type: 'Point', coordinates: [lng, lat]}};
      }),
    );
    const next = JSON.stringify(features);
    if (next === drawn) return false;
    drawn = next;
    void map.getSource<GeoJSONSource>(ID)?.setData(features);
    return true;
  }

  function covers(): Box[] {
    const {x: left, y: top} = map.getContainer().getBoundingClientRect();
    const stage = map.getContainer().closest('[data-map]');
    return [...(stage?.querySelectorAll(COVERS) ?? [])].map((cover) => {
      resized.observe(cover);
      const {x, y, width, height} = cover.getBoundingClientRect();
      return {x: x - left, y: y - top, width, height};
    });
  }
}

function edgesOf({clientWidth: width, clientHeight: height}: HTMLElement): Box[] {
  return [
    {x: 0, y: 0, width, height: EDGE},
    {x: 0, y: height - EDGE, width, height: EDGE},
    {x: 0, y: 0, width: EDGE, height},
    {x: width - EDGE, y: 0, width: EDGE, height},
  ];
}

/** Where the world is seen more than once, every copy of it would have the boxes. */
function isWholeWorld(map: Drawing): boolean {
  const [[west], [east]] = map.getBounds().toArray();
  return east - west >= 360;
}

function collectionOf(features: BoxFeature[]): FeatureCollection<Point> {
  return {type: 'FeatureCollection', features};
}

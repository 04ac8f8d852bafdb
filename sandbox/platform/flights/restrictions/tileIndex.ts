import {GeoJSONVT, type GeoJSONVTFeature} from '@maplibre/geojson-vt';
import {parseInstant} from '../../../base/instants';
import {Recent} from '../../../base/recent';
import type {Store} from '../../../store/store';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import type {RestrictionFeature} from './visibleRestriction';
import {visibleAreas, type Viewing} from './visibleRestrictions';

/** Tiles cut from one list of areas, as long as the list holds. */
interface Index {
  readonly vt: GeoJSONVT;
  /** Milliseconds since 1970 between which the areas are the ones that have not ended. */
  readonly from: number;
  readonly until: number;
  readonly revision: number;
  cuts: number;
}

/** An index holds every tile that it ever cut: after so many it is made anew, so that a storm of tiles ends somewhere. */
const MOST_CUTS = 2000;
/** Indices of accounts that are held at once. */
const MOST_ACCOUNTS = 32;
/** The authorities' restrictions begin and end at whole minutes. */
const MINUTE_MS = 60_000;

/** The authorities' areas have one index for all accounts; what organizations made is another thing in each store. */
const createIndices = () => ({
  public: new Recent<'all', Index>(1),
  custom: new WeakMap<Store, Recent<string, Index>>(),
});

/** What lies in a tile for an account: the authorities' areas, whose index all share, and those of its organization. */
export function tileFeatures(tile: TileCoordinates, viewing: Viewing): GeoJSONVTFeature[] {
  const now = viewing.clock.now().getTime();
  return [publicIndex(viewing, now), customIndex(viewing, now)].flatMap((index) => {
    index.cuts += 1;
    const features: GeoJSONVTFeature[] = index.vt.getTile(tile.zoom, tile.x, tile.y)?.features ?? [];
    return features;
  });
}

function publicIndex(viewing: Viewing, now: number): Index {
  const indices = viewing.world.caches.of(createIndices).public;
  const known = indices.find('all');
  if (known && isGood(known, now, 0)) return known;
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const areas = [...visibleAreas('fulltime', viewing), ...visibleAreas('parttime', viewing)];
  return indices.save('all', {vt: cut(areas), from, until: from + MINUTE_MS, revision: 0, cuts: 0});
}

function customIndex(viewing: Viewing, now: number): Index {
  const {store, account, world} = viewing;
  const {custom} = world.caches.of(createIndices);
  const indices = custom.get(store) ?? new Recent<string, Index>(MOST_ACCOUNTS);
  custom.set(store, indices);
  const revision = store.flights.restrictions.revision();
  const key = JSON.stringify([account.accountId, ...account.groups]);
  const known = indices.find(key);
  if (known && isGood(known, now, revision)) return known;
  const areas = visibleAreas('custom', viewing);
  return indices.save(key, {vt: cut(areas), from: now, until: firstEnd(areas), revision, cuts: 0});
}

function isGood(index: Index, now: number, revision: number): boolean {
  return now >= index.from && now < index.until && index.revision === revision && index.cuts < MOST_CUTS;
}

function firstEnd(areas: readonly RestrictionFeature[]): number {
  return areas.reduce((first, {properties: {endTime}}) => {
    const end = endTime === undefined ? undefined : parseInstant(endTime);
    return Math.min(first, end ?? Infinity);
  }, Infinity);
}

/** Cuts nothing away at low zooms, where an airport is smaller than a pixel: what may be seen is in the tile. */
function cut(areas: readonly RestrictionFeature[]): GeoJSONVT {
  const features = areas.map(({geometry, properties}) => {
    const {restrictionId, type, access, dataset, name, ceilingMeters, activeTime, endTime} = properties;
    // The tile writes whole numbers as varints, which end where safe integers end.
    const ceiling =
      ceilingMeters === undefined ? undefined : Math.min(ceilingMeters, Number.MAX_SAFE_INTEGER);
    const said = {restrictionId, type, access, dataset, name, ceilingMeters: ceiling, activeTime, endTime};
    const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    return {type: 'Feature' as const, geometry, properties: known};
  });
  const options = {maxZoom: 22, indexMaxZoom: 4, tolerance: 0, extent: 4096, buffer: 64};
  return new GeoJSONVT({type: 'FeatureCollection', features}, options);
}

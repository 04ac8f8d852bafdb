/** What a link to the dashboard says: everything that its reader sees. */
export interface View {
  /** Id of the open panel, whether there is one or not. */
  readonly panel: string | undefined;
  /** The hour shown, in milliseconds since 1970; undefined for now. */
  readonly at: number | undefined;
  readonly place: Place | undefined;
  /** Ids of what is selected in the open panel. */
  readonly ids: readonly string[];
  /** Panels whose layers stay while another is open. */
  readonly pinned: readonly string[];
  /** Layers whose settings differ from those they come with, topmost first. */
  readonly layers: readonly LayerSetting[];
  /** What the panels filter by. Each name begins with the id of its panel. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface Place {
  readonly lon: number;
  readonly lat: number;
  readonly zoom: number;
}

export interface LayerSetting {
  readonly id: string;
  /** 0 (off) to 100. */
  readonly opacity: number;
}

const own = ['panel', 'at', 'map', 'ids', 'pinned', 'layers'];

/** The view of the query of an address. What cannot be understood is left out. */
export function parseView(search: string): View {
  const query = new URLSearchParams(search);
  return {
    panel: query.get('panel') ?? undefined,
    at: parseHour(query.get('at')),
    place: parsePlace(query.get('map')),
    ids: parseList(query.get('ids')),
    pinned: parseList(query.get('pinned')),
    layers: parseList(query.get('layers')).flatMap(parseSetting),
    filters: Object.fromEntries([...query].filter(([name]) => !own.includes(name))),
  };
}

/** The query of a view, with its question mark; parts that are as they come are left out. */
export function formatView({panel, at, place, ids, pinned, layers, filters}: View): string {
  const pairs: [string, string | undefined][] = [
    ['panel', panel],
    ['at', at === undefined ? undefined : new Date(at).toISOString().replace(':00.000Z', 'Z')],
    ['map', place && [place.zoom.toFixed(2), place.lat.toFixed(4), place.lon.toFixed(4)].join('/')],
    ['ids', formatList(ids)],
    ['pinned', formatList(pinned)],
    ['layers', formatList(layers.map(({id, opacity}) => `${id}.${opacity}`))],
    ...Object.entries(filters),
  ];
  const query = pairs.flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeText(value)}`] : [],
  );
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** Slashes, commas and colons may stand in a query as they are, and a link is read by people. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':');
}

function parseHour(text: string | null): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : Math.floor(time / 3_600_000) * 3_600_000;
}

/** Zoom, latitude, longitude, as maps on the web write it. */
function parsePlace(text: string | null): Place | undefined {
  const [zoom = NaN, lat = NaN, lon = NaN] = (text ?? '').split('/').map(Number);
  const isPlace = zoom >= 0 && zoom <= 24 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isPlace ? {zoom, lat, lon} : undefined;
}

function parseList(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}

function formatList(list: readonly string[]): string | undefined {
  return list.length > 0 ? list.join(',') : undefined;
}

function parseSetting(text: string): LayerSetting[] {
  const [, id, opacity] = /^([\w-]+)\.(\d{1,3})$/.exec(text) ?? [];
  return id === undefined ? [] : [{id, opacity: Math.min(100, Number(opacity))}];
}
